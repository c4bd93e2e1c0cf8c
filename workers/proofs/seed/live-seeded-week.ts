import { findModel } from "../../../db/repositories/find-model";
import { findRun } from "../../../db/repositories/find-run";
import { withPublicationLock } from "../../../db/with-publication-lock";
import { planCycle } from "../../../lib/core/cycle/plan-cycle";
import { DomainError } from "../../../lib/core/errors";
import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import { listAskedModels } from "../../cli/open-week";
import { noteSimulatedWorker } from "../../cli/simulation/answer-week";
import { type CycleStage, loadCycle } from "../../engine/cycle-stage";
import { type AskedModel, openCycle } from "../../jobs/open-cycle";
import { addSeededGuest } from "./add-seeded-guest";
import { answerSeededRun } from "./answer-seeded-run";
import { correctSeededRecord } from "./correct-seeded-record";
import { publishSeededWeek, type SeededWeek } from "./publish-seeded-week";
import { dayOfWeek, type Seed } from "./seed";
import type { SeededRun } from "./seeded-run";
import { placeCandidates, storeSeededRuns } from "./store-seeded-runs";
import { storeSeededTraces } from "./store-seeded-traces";

/** Of the week that is still open: the share of its models that have answered. */
const answeredShare = 0.4;
/** Whose record of the newest week is corrected, counted from 0, and of every so manieth week before. */
const [correctedModel, correctedEvery] = [10, 12];

/**
 * Lives one week of a seeded site: planned, opened, scored, judged for drift and published by the product's own
 * code; answers and verdicts are drawn, and their rows copied. What is stored already is drawn again, for the
 * history's sake, and left as it is. The week behind the last one stays open.
 * @param week from 1
 * @returns false where it was stored before
 */
export async function liveSeededWeek(seed: Seed, week: number): Promise<boolean> {
  const stage = await openSeededWeek(seed, week);
  const isOpen = week > seed.size.weeks;
  const asked = isOpen
    ? stage.models.slice(0, Math.ceil(stage.models.length * answeredShare))
    : stage.models;
  const seededRuns: SeededRun[] = [];
  for (const { slug, generation } of asked) {
    seededRuns.push(await answerSeededRun(seed, stage, { slug, generation, week }));
  }
  seed.history.add(week, seededRuns, stage.tasks.length);
  if (await isStored(seed, seededRuns)) {
    return week === seed.size.weeks && addSeededGuest(seed, { stage, week });
  }
  const traces = await storeSeededTraces(seed, { stage, week }, seededRuns);
  await withPublicationLock(seed.db, stage.cycle.id, async (db) => {
    const at = { stage, week };
    const placed = await placeCandidates(db, seededRuns, traces);
    const repeats = await storeSeededRuns(db, seed, at, placed);
    if (isOpen) return;
    const records = await publishSeededWeek(db, seed, at, seededRuns, repeats);
    if (!isCorrectedWeek(seed, week)) return;
    const slug = seed.models[Math.min(correctedModel, seed.models.length - 1)]?.slug;
    const record = records.find(({ seeded }) => seeded.run.model.slug === slug);
    if (record !== undefined) await correctSeededRecord(db, seed, at, record, placed);
  });
  if (week === seed.size.weeks) await addSeededGuest(seed, { stage, week });
  return true;
}

function isCorrectedWeek({ size }: Seed, week: SeededWeek["week"]): boolean {
  return (size.weeks - week) % correctedEvery === 1;
}

async function openSeededWeek(seed: Seed, week: number): Promise<CycleStage> {
  const { db, backend, pool, design } = seed;
  const day = dayOfWeek(seed.size, week);
  const plan = planCycle({ tasks: pool.tasks, events: [] }, formatIsoWeek(isoWeekOf(day)), design);
  const models = await listSeededModels(seed);
  const { cycle, created } = await openCycle(
    { db, backend },
    { plan, pool, models, openedAt: day },
  );
  const stage = await loadCycle(db, cycle.id);
  if (created) await noteSimulatedWorker(seed, stage);
  return stage;
}

/** The baselines, as in every week, and the synthetic models, whose answers are said to come from a file. */
async function listSeededModels({ db, models }: Seed): Promise<AskedModel[]> {
  const asked = (await listAskedModels(db)).filter(({ endpoint }) => endpoint.kind === "baseline");
  for (const { slug } of models) {
    const model = await findModel(db, slug);
    if (model === null) throw new DomainError("integrity", `the model ${slug} vanished`);
    asked.push({ model, endpoint: { kind: "replay", file: "synthetic" } });
  }
  return asked;
}

/** A week is stored whole or not at all. */
async function isStored({ db }: Seed, [first]: readonly SeededRun[]): Promise<boolean> {
  return first !== undefined && (await findRun(db, first.run.id)) !== null;
}
