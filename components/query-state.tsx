"use client";

import type { FetchStatus } from "@tanstack/react-query";
import { CircleOff, RotateCw, TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { ApiProblem } from "#lib/queries/api-problem.ts";
import { Button } from "./ui/button.tsx";
import { LocalTime } from "./ui/local-time.tsx";
import { Notice } from "./ui/notice.tsx";

/** How a read stands: the result of one query, or of several together. */
export interface ReadState<T> {
  data: T | undefined;
  error: Error | null;
  fetchStatus: FetchStatus;
  isFetching: boolean;
  /** Milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface QueryStateProps<T> {
  query: ReadState<T>;
  /** Of the height of the content. */
  skeleton: ReactNode;
  /** What is being read, for the messages: "the box score". */
  subject: string;
  /** Why there is nothing to show, where there is nothing; null shows the content. */
  unavailable?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** The one place that decides what a panel shows: loading, failure, old data, nothing and why, or the content. */
export function QueryState<T>({ query, skeleton, subject, unavailable, children }: QueryStateProps<T>) {
  if (query.data === undefined) {
    if (query.error) return <Failure error={query.error} subject={subject} onRetry={() => query.refetch()} />;
    if (query.fetchStatus === "paused") return <Offline subject={subject} />;
    return (
      <div aria-busy="true">
        <p className="sr-only" role="status">
          Loading {subject}
        </p>
        {skeleton}
      </div>
    );
  }
  return (
    <>
      {query.error && (
        <StaleNote subject={subject} readAt={query.dataUpdatedAt} retrying={query.isFetching} onRetry={query.refetch} />
      )}
      {unavailable?.(query.data) ?? children(query.data)}
    </>
  );
}

function Failure({ error, subject, onRetry }: { error: Error; subject: string; onRetry: () => void }) {
  const problem = error instanceof ApiProblem ? error : null;
  return (
    <Notice
      icon={problem?.status === null ? WifiOff : TriangleAlert}
      title={`Could not load ${subject}`}
      alert
      actions={
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" /> Try again
        </Button>
      }
    >
      <p>{problem?.message ?? "Something on this page went wrong."}</p>
      {problem?.errors.map((entry) => (
        <p key={entry.parameter}>
          {entry.parameter}: {entry.detail}
        </p>
      ))}
      {problem?.requestId && <p className="mt-1 text-xs">Request {problem.requestId}</p>}
    </Notice>
  );
}

function Offline({ subject }: { subject: string }) {
  return (
    <Notice icon={WifiOff} title="You are offline">
      <p>Loading {subject} goes on when the connection is back.</p>
    </Notice>
  );
}

interface StaleNoteProps {
  subject: string;
  readAt: number;
  retrying: boolean;
  onRetry: () => void;
}

function StaleNote({ subject, readAt, retrying, onRetry }: StaleNoteProps) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-rim-soft px-3 py-2 text-sm text-rim"
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        Could not refresh {subject}: this is from <LocalTime instant={new Date(readAt).toISOString()} />.
      </p>
      <Button size="small" onClick={onRetry} disabled={retrying}>
        Try again
      </Button>
    </div>
  );
}

interface NotAvailableProps {
  title: string;
  /** Why, and what there is instead. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing to show, and why: the feed has no such data, or nothing matches. */
export function NotAvailable({ title, children, actions }: NotAvailableProps) {
  return (
    <Notice icon={CircleOff} title={title} actions={actions}>
      {children}
    </Notice>
  );
}
