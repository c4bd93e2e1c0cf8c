import type { Database } from "../../db/client";
import { appendEvents } from "../../db/repositories/append-events";
import { appendGateFailure } from "../../db/repositories/append-gate-failure";
import { appendPublication } from "../../db/repositories/append-publication";
import { appendScoreRecords } from "../../db/repositories/append-score-records";
import { type Cycle, findCycle } from "../../db/repositories/find-cycle";
import { findPublication } from "../../db/repositories/find-publication";
import type { CycleModelProgress } from "../../db/repositories/list-model-verdict-counts";
import { withPublicationLock } from "../../db/with-publication-lock";
import type { ContaminationFinding } from "../../lib/core/contamination/contamination-finding";
import type { GateFinding } from "../../lib/core/cycle/gate-finding";
import { checkGates } from "../../lib/core/cycle/gates/check-gates";
import { listSingleEventAlarms } from "../../lib/core/drift/list-single-event-alarms";
import { DomainError } from "../../lib/core/errors";
import { describePublication } from "../../lib/core/events/describe-publication";
import type { FoundEvent } from "../../lib/core/events/found-event";
import { listContaminationEvents } from "../../lib/core/events/list-contamination-events";
import {
  listAlarmEvents,
  listDriftEvents,
  toEvaluatorEvent,
} from "../../lib/core/events/list-drift-events";
import { findContamination } from "./find-contamination";
import { type GatheredEvidence, gatherGateEvidence } from "./gather-gate-evidence";
import { prepareCycleScores } from "./prepare-cycle-scores";
import type { TextPorts } from "./search-copied-texts";

export interface PublicationPorts extends TextPorts {
  /** Told the ids of events once they are stored; what it does with them never holds a publication up. */
  announce(eventIds: readonly number[]): void;
}

export type Publication =
  | { kind: "published"; cycle: string; records: number; gates: GateFinding[] }
  /** By an earlier call. */
  | { kind: "standing"; cycle: string }
  /** A gate did not hold: nothing was published, and the board before it stays. */
  | { kind: "refused"; cycle: string; gates: GateFinding[] };

/**
 * Publishes a cycle whose runs are graded, if all gates hold: the score records of all its runs, the
 * publication and its events in one transaction, or nothing of it. A gate that doesn't hold is noted with an
 * event. Safe to repeat and to interrupt; of two calls at once one publishes.
 * @throws DomainError not-found when there is no such cycle.
 */
export async function publishCycle(
  ports: PublicationPorts,
  cycleId: number,
  clock: () => Date,
): Promise<Publication> {
  const cycle = await findCycle(ports.db, { id: cycleId });
  if (cycle === null) throw new DomainError("not-found", `there is no cycle ${cycleId}`);
  if ((await findPublication(ports.db, cycleId)) !== null) return standing(cycle);
  // Before the transaction: it reads every completion, and holds whatever verdicts become.
  const contamination = await findContamination(ports, cycle);
  const { publication, eventIds } = await withPublicationLock(ports.db, cycleId, (db) =>
    publishOrRefuse(db, cycle, contamination, clock),
  );
  if (eventIds.length > 0) ports.announce(eventIds);
  return publication;
}

interface Outcome {
  publication: Publication;
  eventIds: number[];
}

async function publishOrRefuse(
  db: Database,
  cycle: Cycle,
  contamination: readonly ContaminationFinding[],
  clock: () => Date,
): Promise<Outcome> {
  if ((await findPublication(db, cycle.id)) !== null) {
    return { publication: standing(cycle), eventIds: [] };
  }
  const evidence = await gatherGateEvidence(db, cycle);
  const gates = checkGates(evidence);
  if (!gates.every(({ held }) => held)) return refuse(db, cycle, gates, evidence);
  const publishedAt = clock();
  const { suite, appends } = await prepareCycleScores(db, cycle, evidence.progress, publishedAt);
  const records = await appendScoreRecords(db, appends);
  await appendPublication(db, { cycleId: cycle.id, gates, publishedAt });
  const published: FoundEvent = {
    kind: "publication",
    model: null,
    evidence: describePublication({
      tasks: suite.taskCount,
      taskSetDigest: cycle.taskSetDigest,
      manifestSha256: cycle.manifestSha256,
      progress: evidence.progress,
      recordIds: records.map(({ id }) => id),
      gates,
      contamination,
    }),
  };
  const found = [published, ...listFindings(evidence, contamination)];
  const place = { cycle: cycle.cycle, suiteId: suite.suiteId };
  const eventIds = await storeEvents(db, place, found, evidence.progress);
  const { length } = records;
  return {
    publication: { kind: "published", cycle: cycle.cycle, records: length, gates },
    eventIds,
  };
}

/** What a published cycle's figures give to tell besides. */
function listFindings(
  { drift, violations, progress }: GatheredEvidence,
  contamination: readonly ContaminationFinding[],
): FoundEvent[] {
  const violationsOf = (model: string) =>
    violations
      .filter(({ slug }) => slug === model)
      .reduce((sum, { candidates }) => sum + candidates, 0);
  const canaryHitsOf = (model: string) =>
    contamination.find((finding) => finding.signal === "canary" && finding.model === model)?.own
      .hits ?? 0;
  const singles = listSingleEventAlarms(
    progress.map(({ slug: model }) => ({
      model,
      policyViolations: violationsOf(model),
      canaryHits: canaryHitsOf(model),
    })),
  );
  return [
    ...listDriftEvents(drift.passes),
    ...listAlarmEvents({ reports: drift.others, costs: drift.costs, singles }),
    ...listContaminationEvents(contamination),
  ];
}

async function refuse(
  db: Database,
  cycle: Cycle,
  gates: GateFinding[],
  { drift, progress }: GatheredEvidence,
): Promise<Outcome> {
  const publication = { kind: "refused" as const, cycle: cycle.cycle, gates };
  if (!(await appendGateFailure(db, { cycleId: cycle.id, gates }))) {
    return { publication, eventIds: [] };
  }
  const failed = gates.filter(({ held }) => !held);
  const event: FoundEvent = {
    kind: "gate_failure",
    model: null,
    evidence: { gates: failed.map(({ gate, detail }) => ({ gate, detail })) },
  };
  const found = drift.evaluator === null ? [event] : [event, toEvaluatorEvent(drift.evaluator)];
  const place = { cycle: cycle.cycle, suiteId: null };
  return { publication, eventIds: await storeEvents(db, place, found, progress) };
}

function storeEvents(
  db: Database,
  place: { cycle: string; suiteId: string | null },
  found: readonly FoundEvent[],
  progress: readonly CycleModelProgress[],
): Promise<number[]> {
  const idOf = new Map(progress.map(({ slug, modelId }) => [slug, modelId]));
  return appendEvents(
    db,
    found.map(({ kind, model, evidence }) => {
      const modelId = model === null ? null : (idOf.get(model) ?? null);
      return { kind, ...place, modelId, evidence };
    }),
  );
}

function standing({ cycle }: Cycle): Publication {
  return { kind: "standing", cycle };
}
