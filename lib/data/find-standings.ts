import "server-only";
import type { Board, BoardRow, UnrankedRow } from "../contracts/board";
import type { ModelRecord, ModelStanding } from "../contracts/model";
import { getBoard } from "./get-board";

/** A standing before its slices are rated: these are as the record counts them. */
export type CountedStanding = Omit<ModelStanding, "slices"> & Pick<BoardRow, "slices">;

/** Where a model stands on each board that it has a current record of, in the order of the records. */
export async function findStandings(
  slug: string,
  current: readonly ModelRecord[],
): Promise<CountedStanding[]> {
  const standings: CountedStanding[] = [];
  for (const suite of new Set(current.map((record) => record.suite))) {
    const cycles = current.filter((record) => record.suite === suite).map(({ cycle }) => cycle);
    const board = await findBoard(suite, cycles);
    const row = board && findRow(board, slug);
    if (row) standings.push(toStanding(board, row));
  }
  return standings;
}

/** The newest board of a suite among some cycles, in the suite's own order of them. */
async function findBoard(suite: string, cycles: readonly string[]): Promise<Board | null> {
  const newest = await getBoard({ suite });
  const cycle = newest?.suite.cycles.find((known) => cycles.includes(known));
  if (!newest || cycle === undefined) return null;
  return cycle === newest.cycle ? newest : getBoard({ suite, cycle });
}

function findRow(board: Board, slug: string): BoardRow | UnrankedRow | undefined {
  return [...board.rows, ...board.unranked]
    .filter((row) => isMeasured(row))
    .find((row) => row.model.slug === slug);
}

/** A claim stands on the board too, without a run. */
function isMeasured(row: BoardRow | Board["unranked"][number]): row is BoardRow | UnrankedRow {
  return row.runId !== null;
}

function toStanding(board: Board, row: BoardRow | UnrankedRow): CountedStanding {
  const { id, title, compared } = board.suite;
  return {
    suite: { id, title, compared },
    cycle: board.cycle,
    k: board.k,
    recordId: row.recordId,
    runId: row.runId,
    // Whoever reports outcomes alone leaves the whole contract of their execution open.
    gradedHere: !row.undisclosed.includes("execution"),
    rank: "rank" in row ? row.rank : null,
    rankRange: "rank" in row ? row.rankRange : null,
    rankRangeByInterval: "rank" in row ? row.rankRangeByInterval : null,
    reason: "reason" in row ? row.reason : null,
    rankedRows: board.rows.length,
    passed: row.passed,
    tasks: row.tasks,
    candidates: row.candidates,
    passedCandidates: row.passedCandidates,
    passRate: row.passRate,
    interval: row.interval,
    overlaps: row.overlaps,
    tiedByInterval: row.tiedByInterval,
    separatedFrom: "rank" in row ? row.separatedFrom : [],
    leansFrom: "rank" in row ? row.leansFrom : [],
    slices: row.slices,
    evidence: row.evidence,
  };
}
