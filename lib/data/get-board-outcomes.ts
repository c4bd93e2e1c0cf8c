import "server-only";
import type { Database } from "../../db/client";
import { listBoardRecords } from "../../db/repositories/list-board-records";
import { listMeasuredCycles } from "../../db/repositories/list-measured-cycles";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import { listTaskTallies } from "../../db/repositories/list-task-tallies";
import { wholeSuite } from "../../db/repositories/task-scope";
import type { Board } from "../contracts/board";
import type { BoardOutcomesAnswer } from "../contracts/outcomes";
import { maskTasks } from "../core/outcomes/mask-tasks";
import { mayNameTasks } from "../core/outcomes/may-name-tasks";
import type { OutcomeMatrix } from "../core/outcomes/outcome-matrix";
import { packOutcomes } from "../core/outcomes/pack-outcomes";
import { toMatrix } from "../core/outcomes/to-matrix";
import { sequentialAttempts } from "../core/protocol/sequential-attempts";
import { seedLabel } from "../core/sampling/seed-label";
import { countForK } from "../core/scoring/count-for-k";
import { defaultResamples } from "../core/stats/draw-resamples";
import { intervalLevel } from "../core/stats/interval-level";
import { getBoard } from "./get-board";
import { groupByRun } from "./group-by-run";
import { locateCycle } from "./locate-cycle";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

const keptBoards = 16;
const answers = new SnapshotMemo<BoardOutcomesAnswer | null>(undefined, keptBoards);

/** The outcomes of every measured model of a board, packed. Null when there is no such suite or cycle. */
export function getBoardOutcomes(
  suite: string,
  cycle: string,
): Promise<BoardOutcomesAnswer | null> {
  return answers.get(JSON.stringify([suite, cycle]), async () => {
    const board = await getBoard({ suite, cycle });
    if (board === null) return null;
    return toAnswer(board, await readMatrix(board));
  });
}

function readMatrix(board: Board): Promise<OutcomeMatrix> {
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db, { suiteId: board.suite.id });
    const measured = await listMeasuredCycles(db, board.suite.id);
    const location = locateCycle(revisions, measured, board.cycle);
    if (location === null) return { tasks: [], models: [] };
    return loadMatrix(db, board, location.revision.revisionId);
  });
}

async function loadMatrix(db: Database, board: Board, revisionId: number): Promise<OutcomeMatrix> {
  const ranked = new Set(board.rows.map(({ recordId }) => recordId));
  const records = await listBoardRecords(db, { revisionId, cycle: board.cycle });
  const runIds = records.map(({ runId }) => runId);
  const tallies = groupByRun(await listTaskTallies(db, runIds, wholeSuite));
  return toMatrix(
    records.map(({ slug, name, runId, recordId, canonical, manifest }) => ({
      slug,
      name,
      runId,
      recordId,
      ranked: ranked.has(recordId),
      excluded: parseRecord({ id: recordId, canonical }).excluded.map(({ taskId }) => taskId),
      sequentialAttempts: sequentialAttempts(manifest),
      tallies: countForK(tallies.get(runId) ?? [], board.k, sequentialAttempts(manifest)),
    })),
  );
}

function toAnswer(board: Board, matrix: OutcomeMatrix): BoardOutcomesAnswer {
  const tasksNamed = mayNameTasks(board.suite);
  const tasks = tasksNamed ? matrix.tasks : maskTasks(matrix.tasks);
  return {
    version: 1,
    suite: board.suite.id,
    revision: board.suite.revision,
    cycle: board.cycle,
    k: board.k,
    level: intervalLevel,
    resamples: defaultResamples,
    seedLabel: seedLabel("bootstrap", board.cycle, {}),
    tasksNamed,
    ...packOutcomes({ tasks, models: matrix.models }),
  };
}
