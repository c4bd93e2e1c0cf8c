import "server-only";
import type { Database } from "../../db/client";
import { type Cycle, findCycle } from "../../db/repositories/find-cycle";
import { findGateFindings, type GateFindings } from "../../db/repositories/find-gate-findings";
import { findSuiteById } from "../../db/repositories/find-suite-by-id";
import { listBoardRecords } from "../../db/repositories/list-board-records";
import { listCycleModels } from "../../db/repositories/list-cycle-models";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import type { CycleEntry, CycleModelEntry } from "../contracts/cycle";
import { DomainError } from "../core/errors";
import { mayNameTasks } from "../core/outcomes/may-name-tasks";
import { compareByteOrder } from "../core/sampling/compare-byte-order";
import { readSnapshot } from "./read-snapshot";
import { toModelSummary } from "./to-model-summary";

/** A cycle, and what a citation of it rests on. */
export interface CitedCycle extends CycleEntry {
  /** Of its board; empty until it is published. */
  recordIds: number[];
}

/** The cycle of an ISO week as it was frozen, and what became of it; null when none was opened. */
export function getCycle(week: string): Promise<CitedCycle | null> {
  return readSnapshot(async (db) => {
    const cycle = await findCycle(db, { cycle: week });
    if (cycle === null) return null;
    const suite = await findSuiteById(db, cycle.suiteRevisionId);
    if (suite === null) throw new DomainError("integrity", `the tasks of ${week} vanished`);
    const findings = await findGateFindings(db, cycle.id);
    const isPublished = findings !== null && findings.publishedAt !== null;
    const at = { revisionId: cycle.suiteRevisionId, cycle: cycle.cycle };
    const records = isPublished ? await listBoardRecords(db, at) : [];
    return {
      ...toEntry(cycle, suite, findings),
      taskIds:
        isPublished && mayNameTasks({ ...suite, id: suite.suiteId })
          ? await listKeys(db, cycle)
          : null,
      models: await listModels(db, cycle, new Map(records.map(({ slug, runId }) => [slug, runId]))),
      recordIds: records.map(({ recordId }) => recordId),
    };
  });
}

function toEntry(cycle: Cycle, suite: SuiteRevision, findings: GateFindings | null) {
  const { retired, activated, short } = cycle.rotation;
  const publishedAt = findings?.publishedAt?.toISOString() ?? null;
  const state = publishedAt !== null ? "published" : findings === null ? "open" : "refused";
  return {
    cycle: cycle.cycle,
    state,
    suite: suite.suiteId,
    revision: suite.revision,
    tasks: suite.taskCount,
    seedLabel: cycle.seedLabel,
    digest: cycle.taskSetDigest,
    allocation: cycle.allocation,
    rotation: { retired: retired.length, activated: activated.length, short },
    manifestSha256: cycle.manifestSha256,
    manifest: cycle.manifest,
    openedAt: cycle.openedAt.toISOString(),
    publishedAt,
    gates: findings?.gates ?? [],
  } as const;
}

async function listKeys(db: Database, { suiteRevisionId }: Cycle): Promise<string[]> {
  const tasks = await listPublicTasks(db, suiteRevisionId);
  return tasks.map(({ taskKey }) => taskKey).sort(compareByteOrder);
}

async function listModels(
  db: Database,
  { id }: Cycle,
  runs: ReadonlyMap<string, string>,
): Promise<CycleModelEntry[]> {
  return (await listCycleModels(db, id)).map((row) => ({
    model: toModelSummary(row),
    endpoint: row.endpointKind,
    generation: row.generation,
    runId: runs.get(row.slug) ?? null,
  }));
}
