import { appendScoreRecords } from "../../../db/repositories/append-score-records";
import { findModel } from "../../../db/repositories/find-model";
import { findRun } from "../../../db/repositories/find-run";
import { withPublicationLock } from "../../../db/with-publication-lock";
import { toModelGeneration } from "../../../lib/core/cycle/model-generation";
import { DomainError } from "../../../lib/core/errors";
import { answerSeededRun } from "./answer-seeded-run";
import { type SeededWeek, toSeededAppend } from "./publish-seeded-week";
import { dayOfWeek, type Seed } from "./seed";
import type { SeededRun } from "./seeded-run";
import { placeCandidates, storeSeededRuns } from "./store-seeded-runs";
import { storeSeededTraces } from "./store-seeded-traces";

const minuteMs = 60_000;

/**
 * Adds to a published week the run of a model that takes no part in it: graded on its tasks, from answers that
 * were made under another protocol.
 * @returns false where it was added before
 */
export async function addSeededGuest(seed: Seed, at: SeededWeek): Promise<boolean> {
  const seeded = await answerAsGuest(seed, at);
  if ((await findRun(seed.db, seeded.run.id)) !== null) return false;
  const traces = await storeSeededTraces(seed, at, [seeded]);
  await withPublicationLock(seed.db, at.stage.cycle.id, async (db) => {
    const placed = await placeCandidates(db, [seeded], traces);
    await storeSeededRuns(db, seed, at, placed);
    await appendScoreRecords(db, [toSeededAppend(at.stage, seeded, seeded.run.createdAt)]);
  });
  return true;
}

async function answerAsGuest(
  { guest, ...seed }: Seed,
  { stage, week }: SeededWeek,
): Promise<SeededRun> {
  const model = await findModel(seed.db, guest.slug);
  if (model === null) throw new DomainError("integrity", `the model ${guest.slug} vanished`);
  const file = `${guest.slug}.jsonl`;
  const generation = toModelGeneration(model, { kind: "replay", file });
  const asked = { slug: guest.slug, generation, week };
  const { run, candidates } = await answerSeededRun({ ...seed, guest }, stage, asked);
  // Behind the week's own.
  const createdAt = new Date(dayOfWeek(seed.size, week).getTime() + minuteMs);
  return { candidates, run: { ...run, sourceName: file, createdAt } };
}
