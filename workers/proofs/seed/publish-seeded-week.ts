import type { Database } from "../../../db/client";
import { appendGateFailure } from "../../../db/repositories/append-gate-failure";
import { appendPublication } from "../../../db/repositories/append-publication";
import {
  type AppendedScoreRecord,
  appendScoreRecords,
} from "../../../db/repositories/append-score-records";
import { events } from "../../../db/schema/events";
import { baselineSlugs } from "../../../lib/core/baselines/baselines";
import type { GateFinding } from "../../../lib/core/cycle/gate-finding";
import type { RepeatCounts } from "../../../lib/core/cycle/gates/check-flakiness";
import { checkGates } from "../../../lib/core/cycle/gates/check-gates";
import { describePublication } from "../../../lib/core/events/describe-publication";
import type { FoundEvent } from "../../../lib/core/events/found-event";
import { listDriftEvents } from "../../../lib/core/events/list-drift-events";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { rateAt } from "../../../lib/core/simulation/declared-year";
import type { CycleStage } from "../../engine/cycle-stage";
import { buildScorePayload } from "../../jobs/build-score-payload";
import { dayOfWeek, type Seed, seedText } from "./seed";
import type { SeededRun } from "./seeded-run";

export interface SeededWeek {
  stage: CycleStage;
  week: number;
}

/** A week's own record of a run, as it was appended. */
export type SeededRecord = AppendedScoreRecord & { seeded: SeededRun };

/** The records, the publication and the events of a week whose runs are stored. */
export async function publishSeededWeek(
  db: Database,
  seed: Seed,
  at: SeededWeek,
  seededRuns: readonly SeededRun[],
  repeats: RepeatCounts,
): Promise<SeededRecord[]> {
  const { stage, week } = at;
  const publishedAt = dayOfWeek(seed.size, week);
  const records = await appendScoreRecords(
    db,
    seededRuns.map((seeded) => toSeededAppend(stage, seeded, publishedAt)),
  );
  const drift = seed.history.judge(week);
  const gates = gatherGates(seed, at, seededRuns, { ...repeats, tested: drift.models.length });
  if (week === Math.ceil(seed.size.weeks / 3)) await refuseOnce(db, seed, at, gates);
  await appendPublication(db, { cycleId: stage.cycle.id, gates, publishedAt });
  const publication: FoundEvent = {
    kind: "publication",
    model: null,
    evidence: describePublication({
      tasks: stage.tasks.length,
      taskSetDigest: stage.cycle.taskSetDigest,
      manifestSha256: stage.cycle.manifestSha256,
      progress: listProgress(at, seededRuns),
      recordIds: records.map(({ id }) => id),
      ...{ gates, contamination: [] },
    }),
  };
  await tell(db, seed, at, [publication]);
  for (const finding of drift.findings) {
    const [alarm] = listDriftEvents({ ...drift, findings: [finding] });
    if (alarm === undefined) continue;
    const [eventId = 0] = await tell(db, seed, at, [alarm]);
    await tell(db, seed, at, confirmChange(seed, finding, { week, eventId }));
  }
  return records.map((record, place) => {
    const seeded = seededRuns[place];
    if (seeded === undefined) throw new Error("a record without its run");
    return { ...record, seeded };
  });
}

/** The record of a run, as it is appended. */
export function toSeededAppend(
  { suite, tasks }: CycleStage,
  { run, candidates }: SeededRun,
  day: Date,
) {
  const scored = candidates.map(({ task, answer }) => ({
    ...{ taskId: task.id, candidateIndex: 0, failureClass: answer.failureClass },
    verdict: answer.failureClass === null ? ("passed" as const) : ("failed" as const),
  }));
  const facts = { supersedes: null, reason: null, manifestSha256: run.manifestSha256 };
  const payload = buildScorePayload({ run, suite, tasks }, scored, { ...facts, evaluatedAt: day });
  return {
    runId: run.id,
    supersedesId: null,
    buildCanonical: (previousSha256: string | null) =>
      canonicalJson({ ...payload, previousSha256 }),
  };
}

function listProgress({ stage }: SeededWeek, seededRuns: readonly SeededRun[]) {
  return seededRuns.map(({ run, candidates: { length } }) => ({
    ...{ slug: run.model.slug, tasks: stage.tasks.length, answered: length, candidates: length },
    ...{ answers: length, graded: length, voided: 0 },
  }));
}

function gatherGates(
  { backend }: Seed,
  at: SeededWeek,
  seededRuns: readonly SeededRun[],
  { tested, ...repeats }: RepeatCounts & { tested: number },
): GateFinding[] {
  const environmentSha256 = backend.environmentSha256("python");
  const ofBaselines = seededRuns.filter(({ run }) =>
    baselineSlugs.some((slug) => slug === run.model.slug),
  );
  return checkGates({
    progress: listProgress(at, seededRuns),
    baselines: ofBaselines.map(({ run, candidates }) => ({
      slug: run.model.slug,
      passed: candidates.filter(({ answer }) => answer.failureClass === null).length,
      ...{ tasks: at.stage.tasks.length, isComplete: true },
    })),
    checks: [{ worker: "simulated", environmentSha256, passed: true }],
    environmentsUsed: [environmentSha256],
    ...{ repeats, violations: [], evaluatorDrift: null, modelsTested: tested },
  });
}

/** One week was refused before it was published. */
async function refuseOnce(
  db: Database,
  seed: Seed,
  at: SeededWeek,
  gates: readonly GateFinding[],
): Promise<void> {
  const detail = "0 of 1 workers contained every hostile program; 1 of 1 environments checked";
  const refused = gates.map((gate) =>
    gate.gate === "conformance" ? { ...gate, held: false, detail } : gate,
  );
  await appendGateFailure(db, { cycleId: at.stage.cycle.id, gates: refused });
  const evidence = { gates: [{ gate: "conformance", detail }] };
  await tell(db, seed, at, [{ kind: "gate_failure", model: null, evidence }]);
}

/** A second look at a model that an alarm named. */
function confirmChange(
  seed: Seed,
  finding: Parameters<Seed["history"]["confirm"]>[0],
  alarm: { week: number; eventId: number },
): FoundEvent[] {
  const model = seed.models.find(({ slug }) => slug === finding.model);
  if (model === undefined) return [];
  const stream = createRandomStream(`simulate/${seedText}/confirmations/${model.slug}`, alarm.week);
  const chances = seed.chancesOf(model.answersAs, rateAt(model, alarm.week));
  const isRight = (chance: number) => drawUniform(stream) < chance;
  const { isConfirmed, evidence } = seed.history.confirm(finding, alarm, chances, isRight);
  const kind = isConfirmed ? ("change_confirmed" as const) : ("change_unconfirmed" as const);
  return [{ kind, model: model.slug, evidence }];
}

/** Adds events as of the week's day, which the product's own append takes from the clock. */
async function tell(
  db: Database,
  { size }: Seed,
  { stage, week }: SeededWeek,
  found: readonly FoundEvent[],
): Promise<number[]> {
  if (found.length === 0) return [];
  const idOf = new Map(stage.models.map(({ slug, modelId }) => [slug, modelId]));
  const rows = found.map(({ kind, model, evidence }) => ({
    ...{ kind, cycle: stage.cycle.cycle, suiteId: stage.suite.suiteId, evidence },
    modelId: model === null ? null : (idOf.get(model) ?? null),
    createdAt: dayOfWeek(size, week),
  }));
  const added = await db.insert(events).values(rows).returning({ id: events.id });
  return added.map(({ id }) => id);
}
