import { publishRecord } from "./publish-record";
import { type Publisher, planCandidates, type RunToPublish } from "./publish-run";

/** Publishes another record of a run in the place of one that it has; returns its id. */
export async function correctRecord(
  { db }: Publisher,
  run: RunToPublish,
  supersedesId: number,
): Promise<number> {
  return publishRecord(db, { run, planned: await planCandidates(db, run), supersedesId });
}
