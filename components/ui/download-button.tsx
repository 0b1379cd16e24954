"use client";

import { Download } from "lucide-react";
import { Button } from "./button.tsx";

interface DownloadButtonProps {
  label: string;
  fileName: string;
  /** Made when the button is pressed. */
  content: () => string;
  /** `text/csv` and the like. */
  type: string;
}

/** Saves a text made in the browser as a file. */
export function DownloadButton({ label, fileName, content, type }: DownloadButtonProps) {
  function save() {
    // The mark makes spreadsheets read the file as UTF-8; a calendar may not begin with one.
    const mark = type === "text/csv" ? ["\uFEFF"] : [];
    const address = URL.createObjectURL(new Blob([...mark, content()], { type: `${type};charset=utf-8` }));
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <Button onClick={save}>
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
