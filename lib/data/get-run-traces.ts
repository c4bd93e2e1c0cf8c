import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import {
  listRunTraceDigests,
  type RunTraceDigestRow,
} from "../../db/repositories/list-run-trace-digests";
import type { RunSlice } from "../contracts/run-slice-query";
import { DomainError } from "../core/errors";
import { parseTrace, readTraceBytes } from "./get-trace";
import { listSlicedResults } from "./list-run-results";
import { webDatabase } from "./web-database";

export interface RunTraces {
  /** SHA-256 of each stored trace, in the order of the lines. */
  digests: string[];
  /** Stored traces as they are hashed, one a line, without the line's end. */
  lines: AsyncIterable<Uint8Array>;
}

const readAhead = 16;
const lineFeed = 0x0a;

/**
 * Every stored trace of a run or of the candidates in a slice of it, those of superseded verdicts too, by task position and candidate
 * index; of one candidate the current one comes last. Null when there is no such run.
 * @throws DomainError not-found for a run that was measured elsewhere: it has no traces.
 */
export async function getRunTraces(runId: string, slice: RunSlice = {}): Promise<RunTraces | null> {
  const database = webDatabase();
  const run = await findPublicRun(database, runId);
  if (run === null) return null;
  if (run.manifest.execution === null) {
    throw new DomainError("not-found", "this run was measured elsewhere and has no traces");
  }
  const all = await listRunTraceDigests(database, runId);
  const digests = Object.keys(slice).length === 0 ? all : await keepSlice(all, runId, slice);
  return {
    digests: digests.map(({ traceSha256 }) => traceSha256),
    lines: readLines(digests),
  };
}

async function keepSlice(
  digests: readonly RunTraceDigestRow[],
  runId: string,
  slice: RunSlice,
): Promise<RunTraceDigestRow[]> {
  const results = await listSlicedResults(runId, slice);
  const kept = new Set(
    results?.measured === "here"
      ? results.candidates.map(({ taskId, candidateIndex }) => `${candidateIndex} ${taskId}`)
      : [],
  );
  return digests.filter(({ taskKey, candidateIndex }) => kept.has(`${candidateIndex} ${taskKey}`));
}

async function* readLines(digests: readonly RunTraceDigestRow[]): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < digests.length; start += readAhead) {
    yield* await Promise.all(digests.slice(start, start + readAhead).map(readLine));
  }
}

async function readLine({ verdictId, traceSha256 }: RunTraceDigestRow): Promise<Uint8Array> {
  const bytes = await readTraceBytes(verdictId, traceSha256);
  const trace = parseTrace(verdictId, bytes);
  // Stored traces are one line already; anything else would break the file's lines.
  return bytes.includes(lineFeed) ? new TextEncoder().encode(JSON.stringify(trace)) : bytes;
}
