"use client";

import "./globals.css";
import ErrorPage from "./error";

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** Shown when not even the frame of the page could be rendered: it brings a frame of its own. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Error · Errorbar</title>
        <main className="bare">
          <ErrorPage error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
