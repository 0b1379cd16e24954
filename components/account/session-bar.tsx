"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { type StaffSession, sessionQuery, signOut } from "#lib/queries/session.ts";

interface SessionBarProps {
  session: StaffSession;
  onSignedOut: () => void;
}

/** Whose key this browser is signed in with, and the way out. */
export function SessionBar({ session, onSignedOut }: SessionBarProps) {
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      client.setQueryData(sessionQuery().queryKey, null);
      onSignedOut();
    },
  });
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-muted">
      <p className="min-w-0 truncate">
        Signed in: <strong className="font-semibold text-ink">{session.label}</strong>, tier {session.tier}
      </p>
      <Button size="small" onClick={() => attempt.mutate()} aria-busy={attempt.isPending}>
        Sign out
      </Button>
      {attempt.isError && (
        <p role="alert" className="font-medium text-bad">
          {attempt.error.message}
        </p>
      )}
    </div>
  );
}
