import type { OutcomeScope } from "../pairs/outcome-scope";
import { type BoardEntry, type RankedEntry, rankBoard } from "../scoring/rank-board";
import type { ScoreFacts } from "../scoring/score-facts";
import { boundPassRate, scoreTallies, type TallyProtocol } from "../scoring/score-tallies";
import { withholdRate } from "../scoring/withhold-rate";
import { listTallies } from "./list-tallies";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";

/** What one model came to in a slice. */
export interface SlicedScore {
  slug: string;
  score: ScoreFacts;
  /** Of a model that lacks a verdict anywhere: its rate if all that do failed, or passed. */
  bounds: { low: number; high: number } | null;
}

export type RankedScore = SlicedScore &
  Pick<RankedEntry<BoardEntry>, "rank" | "rankRangeByInterval" | "overlaps" | "tiedByInterval">;

export type ScoreApart = SlicedScore & Pick<RankedEntry<BoardEntry>, "overlaps" | "tiedByInterval">;

export interface RankedSlice {
  rows: RankedScore[];
  unranked: ScoreApart[];
}

interface SliceEntry extends BoardEntry {
  own: SlicedScore;
}

/**
 * Ranks a board's models by their tasks of one scope, by the functions that rank the whole board. Who is
 * ranked is taken from the matrix: it does not depend on the scope, see `isSliceable`.
 */
export function rankSlice(
  matrix: OutcomeMatrix,
  scope: OutcomeScope,
  protocol: TallyProtocol,
): RankedSlice {
  const entries = matrix.models.map((model) => toEntry(matrix, model, { scope, protocol }));
  const { rows, unranked } = rankBoard(entries);
  return {
    rows: rows.map(({ entry, rank, rankRangeByInterval, overlaps, tiedByInterval }) => ({
      ...entry.own,
      rank,
      rankRangeByInterval,
      overlaps,
      tiedByInterval,
    })),
    unranked: unranked.map(({ entry, overlaps, tiedByInterval }) => ({
      ...entry.own,
      overlaps,
      tiedByInterval,
    })),
  };
}

function toEntry(
  matrix: OutcomeMatrix,
  model: MatrixModel,
  { scope, protocol }: { scope: OutcomeScope; protocol: TallyProtocol },
): SliceEntry {
  const { slug, ranked } = model;
  const tallies = listTallies(matrix, model, scope);
  const counted = scoreTallies(tallies, protocol);
  const isIncomplete = model.unscored.some((count) => count > 0);
  const score = isIncomplete ? withholdRate(counted) : counted;
  const bounds = isIncomplete ? boundPassRate(tallies, protocol.k) : null;
  return {
    slug,
    synthetic: false,
    score,
    isApart: !ranked,
    own: { slug, score, bounds },
  };
}
