"use client";

import { useEffect, useState } from "react";

/** A value once it has stayed the same for a time (milliseconds); before that the one it had. The first is taken at once. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
