import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../db/client";
import { findPublicRun } from "../../db/repositories/find-public-run";
import {
  type CandidatePlace,
  listCandidateResultsAfter,
} from "../../db/repositories/list-candidate-results";
import { readCurrentSnapshot } from "../../db/repositories/read-current-snapshot";
import type { RunCandidate } from "../contracts/run";
import type { ReportedOutcome } from "../contracts/run-analysis";
import type { RunSlice } from "../contracts/run-slice-query";
import { isInRunSlice } from "../core/outcomes/is-in-run-slice";
import { type CachedFile, FileCache } from "./file-cache";
import { listTaskOutcomes } from "./list-task-outcomes";
import { readSnapshot } from "./read-snapshot";
import { refuseVerdicts } from "./refuse-verdicts";
import { toRunCandidate } from "./to-run-candidate";
import { webDatabase } from "./web-database";

/** The rows of a run's results, a page at a time: a row a candidate or, measured elsewhere, a row a task. */
export type ResultPages =
  | { measured: "here"; pages: AsyncIterable<RunCandidate[]> }
  | { measured: "elsewhere"; pages: AsyncIterable<ReportedOutcome[]> };

export interface ResultFormat {
  name: string;
  /** Writes a file of the rows to a path where nothing is yet. */
  write: (results: ResultPages, path: string) => Promise<void>;
}

/** Few enough to be held, many enough that a run is read in few questions. */
const pageRows = 2_000;
const mebibyte = 1024 ** 2;
const files = new FileCache(join(tmpdir(), `errorbar-results-${process.getuid?.() ?? "web"}`), {
  files: 128,
  bytes: 512 * mebibyte,
});
// Boards of one machine share the folder, and the state of a database says nothing of another's.
const ownKeys = randomUUID();

/**
 * A file of a run's results or of a slice of them, made once for each state of the database. Null when
 * there is no such run; otherwise the caller closes the handle.
 * @throws DomainError bad-input for verdicts of a run that was measured elsewhere: it has none.
 */
export async function openResultFile(
  runId: string,
  slice: RunSlice,
  format: ResultFormat,
): Promise<CachedFile | null> {
  const database = webDatabase();
  const state = await readCurrentSnapshot(database);
  const run = await findPublicRun(database, runId);
  if (run === null) return null;
  const measured = run.manifest.execution === null ? "elsewhere" : "here";
  if (measured === "elsewhere") refuseVerdicts(slice);
  const { revisionId } = run;
  const content = [
    ownKeys,
    state,
    format.name,
    runId,
    JSON.stringify(Object.entries(slice).sort()),
  ];
  const key = createHash("sha256").update(content.join("\n")).digest("hex");
  return files.open(key, (path) =>
    readSnapshot((db) => {
      const results: ResultPages =
        measured === "here"
          ? { measured, pages: pageCandidates(db, runId, slice) }
          : { measured, pages: pageOutcomes(db, { runId, revisionId }, slice) };
      return format.write(results, path);
    }),
  );
}

async function* pageCandidates(
  db: Database,
  runId: string,
  slice: RunSlice,
): AsyncGenerator<RunCandidate[]> {
  let after: CandidatePlace | null = null;
  do {
    const rows = await listCandidateResultsAfter(db, runId, after, pageRows);
    const kept = rows.map(toRunCandidate).filter((row) => isInRunSlice(row, slice));
    if (kept.length > 0) yield kept;
    after = rows.length < pageRows ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}

/** One a task: a suite is small enough to be held. */
async function* pageOutcomes(
  db: Database,
  run: { runId: string; revisionId: number },
  slice: RunSlice,
): AsyncGenerator<ReportedOutcome[]> {
  const outcomes = await listTaskOutcomes(db, run);
  yield outcomes.filter((row) => isInRunSlice(row, slice));
}
