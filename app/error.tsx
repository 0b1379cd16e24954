"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";

/** A fault of the page itself; failures to read data are shown where the data would stand. */
export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="py-12">
      <Notice
        icon={TriangleAlert}
        title="This page failed"
        alert
        actions={
          <Button onClick={retry}>
            <RotateCw aria-hidden="true" className="size-4" /> Try again
          </Button>
        }
      >
        <p>The fault is on our side. Trying again may help; the other pages still work.</p>
      </Notice>
    </div>
  );
}
