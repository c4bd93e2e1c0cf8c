import { publishRecord } from "./publish-record";
import { type Publisher, planCandidates } from "./publish-run";
import type { RunToPublish } from "./run-to-publish";

/** Publishes another record of a run in the place of one that it has; returns its id. */
export async function correctRecord(
  { db }: Publisher,
  run: RunToPublish,
  supersedesId: number,
): Promise<number> {
  return publishRecord(db, { run, planned: await planCandidates(db, run), supersedesId });
}
