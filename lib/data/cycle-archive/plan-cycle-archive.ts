import "server-only";
import { listCycleEvents } from "../../../db/repositories/list-cycle-events";
import { listMeasuredCycles } from "../../../db/repositories/list-measured-cycles";
import { listPublicTasks, type PublicTask } from "../../../db/repositories/list-public-tasks";
import { listSuiteRevisions } from "../../../db/repositories/list-suite-revisions";
import type { ArchivedTask } from "../../contracts/archive";
import type { Board } from "../../contracts/board";
import { DomainError } from "../../core/errors";
import { mayNameTasks } from "../../core/outcomes/may-name-tasks";
import { compareByteOrder } from "../../core/sampling/compare-byte-order";
import { isWeekName } from "../../core/sampling/iso-week";
import { getBoard } from "../get-board";
import { getBoardOutcomes } from "../get-board-outcomes";
import { getCycle } from "../get-cycle";
import { getRunManifest } from "../get-run-manifest";
import { getRunTraces } from "../get-run-traces";
import { toEvent } from "../list-events";
import { locateCycle } from "../locate-cycle";
import { readSnapshot } from "../read-snapshot";
import { SnapshotMemo } from "../snapshot-memo";
import type { ArchivedRun, ArchivePlan } from "./archive-plan";

const keptPlans = 4;
const plans = new SnapshotMemo<ArchivePlan | null>(undefined, keptPlans);

/** What the archive of one cycle of a suite will hold. Null when nothing of it was published. */
export function planCycleArchive(suite: string, cycle: string): Promise<ArchivePlan | null> {
  return plans.get(JSON.stringify([suite, cycle]), () => readPlan(suite, cycle));
}

async function readPlan(suite: string, cycle: string): Promise<ArchivePlan | null> {
  const board = await getBoard({ suite, cycle });
  const outcomes = await getBoardOutcomes(suite, cycle);
  if (board === null || outcomes === null) return null;
  const entries = [...board.rows, ...board.unranked].flatMap((row) =>
    row.runId === null ? [] : [row],
  );
  // A revision may be drawn for a week that is still open: its tasks are told with its first record.
  if (entries.length === 0) return null;
  const week = isWeekName(cycle) ? await getCycle(cycle) : null;
  const runs: ArchivedRun[] = [];
  for (const id of entries.map(({ runId }) => runId).sort(compareByteOrder)) {
    runs.push(await describeRun(id));
  }
  return {
    board,
    // A week's name may stand for runs of a suite that the week did not draw.
    cycle: week?.suite === suite ? week : null,
    outcomes,
    ...(await readSurroundings(board)),
    runs,
    newestRecordId: Math.max(...entries.map(({ recordId }) => recordId)),
  };
}

async function describeRun(id: string): Promise<ArchivedRun> {
  const manifest = await getRunManifest(id);
  if (manifest === null) throw new DomainError("integrity", `the run ${id} vanished`);
  const isHere = manifest.manifest.execution !== null;
  const traces = isHere ? await getRunTraces(id) : null;
  return { id, manifest, traceDigests: traces?.digests ?? null };
}

/** Tasks and events of a board's cycle. */
function readSurroundings({ suite, cycle }: Board): Promise<Pick<ArchivePlan, "tasks" | "events">> {
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db, { suiteId: suite.id });
    const location = locateCycle(revisions, await listMeasuredCycles(db, suite.id), cycle);
    const events = await listCycleEvents(db, { suiteId: suite.id, cycle });
    const tasks =
      location !== null && mayNameTasks(suite)
        ? (await listPublicTasks(db, location.revision.revisionId)).map((task) =>
            toArchivedTask(task, suite),
          )
        : null;
    return { tasks, events: events.map(toEvent) };
  });
}

function toArchivedTask(task: PublicTask, suite: Board["suite"]): ArchivedTask {
  return {
    id: task.taskKey,
    suite: suite.id,
    revision: suite.revision,
    exposed: suite.exposed,
    baseId: task.baseId,
    category: task.category,
    tier: task.tier,
    language: task.language,
    entryPoint: task.entryPoint,
    prompt: task.prompt,
    contentSha256: task.contentSha256,
    testSuiteVersion: task.testSuiteVersion,
    cases: task.caseCount,
    publicCases: task.publicCaseCount,
  };
}
