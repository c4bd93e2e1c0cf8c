import "server-only";
import type { Database } from "../../db/client";
import { listBoardRecords } from "../../db/repositories/list-board-records";
import { listMeasuredCycles } from "../../db/repositories/list-measured-cycles";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import { listTaskTallies } from "../../db/repositories/list-task-tallies";
import type { Board } from "../contracts/board";
import { selectTasks } from "../core/comparison/select-tasks";
import { DomainError } from "../core/errors";
import type { OutcomeMatrix } from "../core/outcomes/outcome-matrix";
import { toMatrix } from "../core/outcomes/to-matrix";
import type { BoardOutcomes } from "../core/pairs/board-outcomes";
import { compareAllPairs } from "../core/pairs/compare-all-pairs";
import type { AllPairs } from "../core/pairs/correct-pairs";
import { wholeBoard } from "../core/pairs/outcome-scope";
import { sequentialAttempts } from "../core/protocol/sequential-attempts";
import { countForK } from "../core/scoring/count-for-k";
import { groupByRun } from "./group-by-run";
import { locateCycle } from "./locate-cycle";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

/** The outcomes that pairs of a board are made of, and every pair tested: Holm needs all of them. */
export interface PairFamily {
  outcomes: BoardOutcomes;
  pairs: AllPairs;
}

const keptFamilies = 16;
const families = new SnapshotMemo<PairFamily>(undefined, keptFamilies);

/**
 * The ranked models of a board and any further ones, on the tasks that the records of all of them
 * count, with every pair tested.
 * @param further slugs that the board doesn't rank
 */
export function loadFamily(board: Board, further: readonly string[]): Promise<PairFamily> {
  const { suite, cycle, k } = board;
  const slugs = [...new Set([...board.rows.map((row) => row.model.slug), ...further])];
  const key = JSON.stringify([suite.id, cycle, k, [...slugs].sort()]);
  return families.get(key, async () => {
    const outcomes = await readSnapshot((db) => readOutcomes(db, board, slugs));
    return { outcomes, pairs: compareAllPairs(outcomes, { k, cycle, scope: wholeBoard }) };
  });
}

async function readOutcomes(
  db: Database,
  board: Board,
  slugs: readonly string[],
): Promise<BoardOutcomes> {
  const { suite, cycle } = board;
  const revisions = await listSuiteRevisions(db, { suiteId: suite.id });
  const location = locateCycle(revisions, await listMeasuredCycles(db, suite.id), cycle);
  if (location === null) throw new DomainError("integrity", `the cycle ${cycle} is gone`);
  const wanted = new Set(slugs);
  const all = await listBoardRecords(db, { revisionId: location.revision.revisionId, cycle });
  const records = all.filter(({ slug }) => wanted.has(slug));
  const runIds = records.map(({ runId }) => runId);
  const tallies = groupByRun(await listTaskTallies(db, runIds, wholeBoard));
  const matrix = toMatrix(
    records.map(({ slug, name, runId, recordId, canonical, manifest }) => ({
      ...{ slug, name, runId, recordId, ranked: true },
      excluded: parseRecord({ id: recordId, canonical }).excluded.map(({ taskId }) => taskId),
      tallies: countForK(tallies.get(runId) ?? [], board.k, sequentialAttempts(manifest)),
    })),
  );
  return selectTasks(matrix, listCounted(matrix));
}

/** A task that one record leaves out can be compared with none. */
function listCounted({ tasks, models }: OutcomeMatrix): number[] {
  return [...tasks.keys()].filter((place) => models.every(({ excluded }) => excluded[place] === 0));
}
