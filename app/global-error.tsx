"use client";

/** Last resort: the layout itself failed, so nothing of it can be used here. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body style={{ fontFamily: "system-ui, sans-serif", padding: "4rem 1.5rem", textAlign: "center" }}>
        <title>Courtside failed</title>
        <h1>Courtside failed to load</h1>
        <p>The fault is on our side.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </body>
    </html>
  );
}
