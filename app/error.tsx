"use client";

import { useEffect } from "react";

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
    <>
      <h1>This page could not be made.</h1>
      <p className="lede">
        The data behind it could not be read. Nothing was changed.
        {digest ? ` The server’s log has the cause under ${digest}.` : ""}
      </p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

function findDigest(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("digest" in error)) return null;
  return typeof error.digest === "string" ? error.digest : null;
}
