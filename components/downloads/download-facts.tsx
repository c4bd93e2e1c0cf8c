"use client";

import { useEffect, useState } from "react";
import { formatBytes } from "../format/format-bytes";
import styles from "./download-list.module.css";

type State =
  | { kind: "idle" }
  | { kind: "asking" }
  | { kind: "failed" }
  | { kind: "known"; bytes: number | null; sha256: string };

/**
 * Size and checksum of a download, asked for when the reader wants them: a large file is made at the
 * first request. Not there without scripts; the answer's headers state both to everybody.
 */
export function DownloadFacts({ href, name }: { href: string; name: string }) {
  const [isReady, setReady] = useState(false);
  const [state, setState] = useState<State>({ kind: "idle" });
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  const ask = async () => {
    setState({ kind: "asking" });
    setState(await readHead(href).catch((): State => ({ kind: "failed" })));
  };
  return (
    <>
      {state.kind === "idle" || state.kind === "failed" ? (
        <button type="button" className={styles.ask} onClick={ask}>
          size and SHA-256<span className="visually-hidden"> of {name}</span>
        </button>
      ) : null}
      <span role="status" className={styles.facts}>
        {wordState(state)}
      </span>
    </>
  );
}

async function readHead(href: string): Promise<State> {
  const response = await fetch(href, { method: "HEAD", cache: "no-store" });
  const sha256 = response.headers.get("X-Errorbar-Sha256");
  if (!response.ok || sha256 === null) return { kind: "failed" };
  const bytes = response.headers.get("X-Errorbar-Bytes");
  return { kind: "known", bytes: bytes === null ? null : Number(bytes), sha256 };
}

function wordState(state: State): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "asking":
      return "asking …";
    case "failed":
      return " can’t be told just now";
    case "known":
      return `${state.bytes === null ? "" : `${formatBytes(state.bytes)}, `}SHA-256 ${state.sha256}`;
  }
}
