import type { z } from "zod";
import { runCandidateSchema } from "../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../lib/contracts/run-analysis";
import { type RunSlice, runSliceQuerySchema } from "../../../lib/contracts/run-slice-query";
import { listSlicedResults } from "../../../lib/data/list-run-results";
import { orNotFound } from "../../_lib/path-text";
import { parseQuery } from "./parse-query";
import { toPublic } from "./respond";

interface ResultRows {
  /** The form of a row. */
  schema: z.ZodObject;
  rows: object[];
  /** Of the file's name. */
  nameParts: string[];
}

/**
 * The results of a run or of the slice that the query names, as their schema publishes them: a row a
 * candidate, or a row a task where outcomes were measured elsewhere.
 * @throws DomainError not-found, or bad-input naming the parameter.
 */
export async function readResultRows(request: Request, runId: string): Promise<ResultRows> {
  const slice = parseQuery(request, runSliceQuerySchema);
  const results = orNotFound(await listSlicedResults(runId, slice), "there is no such run");
  const nameParts = [runId, "results", ...nameSlice(slice)];
  if (results.measured === "elsewhere") {
    const rows = results.outcomes.map((outcome) => toPublic(reportedOutcomeSchema, outcome));
    return { schema: reportedOutcomeSchema, rows, nameParts };
  }
  const rows = results.candidates.map((candidate) => toPublic(runCandidateSchema, candidate));
  return { schema: runCandidateSchema, rows, nameParts };
}

/** A slice as parts of a file's name. */
export function nameSlice(slice: RunSlice): string[] {
  return Object.values(slice).flatMap((value) => (value === undefined ? [] : [String(value)]));
}
