"use client";

import { useEffect } from "react";
import { Trouble } from "./_components/trouble";

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/** Shown when a page could not be rendered. Details stay in the log; the digest finds them. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  const digest = findDigest(error);
  return (
    <Trouble
      title="This page could not be made."
      lede="The data behind it could not be read just now. Nothing was changed, and no record is lost."
      caption="0 to 100%: without its data, this page could say anything."
      actions={
        <>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
          {/* Plain anchors: the router may be what failed. */}
          <a href="/">Back to the board</a>
          <a href="/boards">All boards</a>
        </>
      }
    >
      <p className="quiet">
        If it happens again, whether the site reaches its database is said at{" "}
        <a href="/readyz">/readyz</a>.
        {digest === null ? null : (
          <>
            {" "}
            Quote <code>{digest}</code> to whoever runs this site: the server’s log has the cause
            under it.
          </>
        )}
      </p>
    </Trouble>
  );
}

function findDigest(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("digest" in error)) return null;
  return typeof error.digest === "string" ? error.digest : null;
}
