import type { TraceResponse } from "../../lib/contracts/trace";
import { formatBytes } from "../format/format-bytes";
import { ForeignText } from "../ui/foreign-text";

/** Where the stored trace of a verdict can be downloaded, byte for byte as it was hashed. */
export function storedTraceHref(id: number): string {
  return `/api/v1/traces/${id}/trace.json`;
}

/** The trace as a file, with its size and hash, and the run's. */
export function TraceDownloads({ response }: { response: TraceResponse }) {
  const run = `/api/v1/runs/${encodeURIComponent(response.trace.runId)}`;
  return (
    <>
      <p>
        <a href={storedTraceHref(response.id)}>trace.json</a>, {formatBytes(response.bytes)}, as it
        was stored and hashed · <a href={`/api/v1/traces/${response.id}`}>with its corrections</a>,
        JSON · <a href={`${run}/traces.jsonl.gz`}>every trace of the run</a>, gzip
      </p>
      <p className="quiet">
        Stored trace, SHA-256 <ForeignText text={response.sha256} />
      </p>
    </>
  );
}
