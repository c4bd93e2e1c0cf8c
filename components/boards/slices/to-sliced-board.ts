import type { Board, BoardRow, UnrankedRow } from "../../../lib/contracts/board";
import type { RankedSlice, SlicedScore } from "../../../lib/core/outcomes/rank-slice";
import type { OutcomeScope } from "../../../lib/core/pairs/outcome-scope";
import type { BoardRelations } from "../../../lib/core/pairs/relate-board";

export interface SliceAnswer {
  scope: OutcomeScope;
  ranked: RankedSlice;
  /** Null as long as no test has said anything. */
  relations: BoardRelations | null;
  /** The board that tokens, costs, times and failures are taken from; null as long as none has come. */
  measured: Pick<Board, "rows" | "unranked"> | null;
}

/**
 * The board of a slice, from the whole board and what was computed of the slice. What outcomes don't tell
 * is the server's, and left empty until it has answered. Before the tests have answered, every rank is
 * open and nothing is told apart.
 */
export function toSlicedBoard(whole: Board, answer: SliceAnswer): Board {
  const { scope, ranked, relations, measured } = answer;
  const countedOf = indexCounted(measured);
  const rowOf = new Map(whole.rows.map((row) => [row.model.slug, row]));
  const apartOf = new Map(
    whole.unranked.flatMap((row) => (row.reason === "claim" ? [] : [[row.model.slug, row]])),
  );
  return {
    ...whole,
    scope,
    pairs: relations?.pairs ?? null,
    resolvableGap: relations?.resolvableGap ?? null,
    rows: ranked.rows.flatMap((own) => {
      const row = rowOf.get(own.slug);
      if (row === undefined) return [];
      const scored = toRow(row, own, { relations, ranks: ranked.rows.length });
      return scored.map((found) => ({ ...found, ...countedOf(row) }));
    }),
    unranked: ranked.unranked.flatMap((own) => {
      const row = apartOf.get(own.slug);
      return row === undefined ? [] : [{ ...toUnranked(row, own), ...countedOf(row) }];
    }),
  };
}

function toRow(
  row: BoardRow,
  own: RankedSlice["rows"][number],
  { relations, ranks }: { relations: BoardRelations | null; ranks: number },
): BoardRow[] {
  const { passRate, interval } = own.score;
  if (passRate === null || interval === null) return [];
  const open = { rankRange: [1, ranks] as [number, number], separatedFrom: [], leansFrom: [] };
  return [
    {
      ...row,
      ...countedAlone(own),
      rank: own.rank,
      rankRangeByInterval: own.rankRangeByInterval,
      overlaps: own.overlaps,
      tiedByInterval: own.tiedByInterval,
      ...(relations?.relations.get(own.slug) ?? { ...open, next: null }),
      passRate,
      interval,
    },
  ];
}

function toUnranked(row: UnrankedRow, own: RankedSlice["unranked"][number]): UnrankedRow {
  const { unscored, passRate, interval } = own.score;
  const { overlaps, tiedByInterval, bounds } = own;
  return {
    ...row,
    ...countedAlone(own),
    overlaps,
    tiedByInterval,
    unscored,
    passRate,
    interval,
    bounds,
  };
}

function countedAlone({ score }: SlicedScore) {
  return {
    passed: score.passed,
    tasks: score.tasks,
    baseProblems: score.baseProblems,
    candidates: score.candidates,
    passedCandidates: score.passedCandidates,
    passAtK: score.passAtK,
    slices: score.slices,
  };
}

type Counted = Pick<
  BoardRow,
  "failureClasses" | "executionMs" | "timeoutRate" | "tokens" | "costPerPassed"
>;

const nothingCounted: Counted = {
  failureClasses: {},
  executionMs: null,
  timeoutRate: { timeouts: 0, executions: 0 },
  tokens: null,
  costPerPassed: null,
};

/** By record: a correction between two answers of the server must not mix two states in one row. */
function indexCounted(measured: SliceAnswer["measured"]): (row: { recordId: number }) => Counted {
  const known = [...(measured?.rows ?? []), ...(measured?.unranked ?? [])].flatMap((row) =>
    "reason" in row && row.reason === "claim" ? [] : [[row.recordId, row] as const],
  );
  const rowOf = new Map<number, Counted>(known);
  return ({ recordId }) => {
    const { failureClasses, executionMs, timeoutRate, tokens, costPerPassed } =
      rowOf.get(recordId) ?? nothingCounted;
    return { failureClasses, executionMs, timeoutRate, tokens, costPerPassed };
  };
}
