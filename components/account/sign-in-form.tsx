"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { sessionQuery, signIn } from "#lib/queries/session.ts";

interface SignInFormProps {
  /** Said above the field: why it is here again. */
  notice?: string | undefined;
  onSignedIn: () => void;
}

/** Exchanges a key for a session. The key goes to the server once and is kept nowhere here. */
export function SignInForm({ notice, onSignedIn }: SignInFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [shown, setShown] = useState(false);
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      client.setQueryData(sessionQuery().queryKey, session);
      onSignedIn();
    },
    onError: () => field.current?.focus(),
  });
  const error = missing ? "Paste your key here first." : attempt.error?.message;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const key = field.current?.value.trim() ?? "";
    setMissing(key === "");
    if (key === "") field.current?.focus();
    else if (!attempt.isPending) attempt.mutate(key);
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Staff sign-in</h2>
      {notice && (
        <p role="status" className="mt-2 rounded-control bg-rim-soft px-3 py-2 text-sm text-rim">
          {notice}
        </p>
      )}
      {/* Without our script it is sent as it stands, and the key never gets into an address. */}
      <form method="post" action="/session" onSubmit={onSubmit} noValidate className="mt-4">
        <label htmlFor={id} className="eyebrow mb-1 block text-muted">
          Access key
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={id}
            name="key"
            type={shown ? "text" : "password"}
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="court_…"
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            onChange={() => setMissing(false)}
            className="h-10 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 text-sm transition-colors hover:border-ink aria-invalid:border-bad"
          />
          <Button aria-pressed={shown} onClick={() => setShown((current) => !current)}>
            {shown ? "Hide" : "Show"}
          </Button>
        </div>
        <p id={`${id}-note`} className="mt-1.5 min-h-10 text-[0.8125rem] text-muted">
          {error === undefined ? (
            "Begins with court_. You stay signed in for twelve hours, in this browser."
          ) : (
            <span role="alert" className="font-medium text-bad">
              {error}
            </span>
          )}
        </p>
        <Button type="submit" look="solid" className="mt-2 w-full" aria-busy={attempt.isPending}>
          {attempt.isPending ? "Signing in…" : "Sign in"}
        </Button>
      </form>
    </Card>
  );
}
