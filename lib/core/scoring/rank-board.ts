import { DomainError } from "../errors";
import { competitionRank } from "../stats/competition-rank";
import { intervalFlags, type ScoredInterval } from "../stats/interval-flags";
import { rankRangeByInterval } from "../stats/rank-range-by-interval";
import { listDifferences, type ProtocolDifference } from "./list-differences";
import type { ScoreFacts } from "./score-facts";
import type { ComparisonRules, Measured } from "./select-comparable";
import { selectRanked } from "./select-ranked";

/** One model's current score in the scope that a board shows. */
export interface BoardEntry extends Measured {
  slug: string;
  synthetic: boolean;
  score: ScoreFacts;
  /** Set where it is settled already: a slice leaves apart whom its board does. */
  isApart?: boolean;
}

export type UnrankedReason =
  | "synthetic-baseline"
  | "incomplete"
  | "too-few-candidates"
  | "other-protocol";

export interface RankedEntry<T extends BoardEntry> {
  entry: T;
  rank: number;
  rankRangeByInterval: [number, number];
  overlaps: string[];
  tiedByInterval: string[];
}

export interface UnrankedEntry<T extends BoardEntry> {
  entry: T;
  reason: UnrankedReason;
  /** What keeps it from the ranked ones where its reason is another protocol; otherwise empty. */
  differs: ProtocolDifference[];
  /** Ranked rows only. */
  overlaps: string[];
  tiedByInterval: string[];
}

export interface RankedBoard<T extends BoardEntry> {
  rows: RankedEntry<T>[];
  unranked: UnrankedEntry<T>[];
}

interface Scored<T extends BoardEntry> extends ScoredInterval {
  entry: T;
}

interface Relations {
  overlaps: string[];
  tiedByInterval: string[];
}

/**
 * Splits current scores into ranked rows and those that stand apart, each best first, equal rates by
 * slug. Incomplete scores are never ranked; synthetic baselines only while no real model is; of the
 * others the largest group whose manifests may be compared. Of what stands apart, incomplete scores go
 * last: they have no rate to be ordered by. Ranks, ranges and flags look at ranked rows alone, so that
 * nothing unranked can move a model.
 * @throws DomainError integrity when a complete score has a rate but no interval.
 */
export function rankBoard<T extends BoardEntry>(
  entries: readonly T[],
  rules: ComparisonRules = { compared: "model", inForce: null },
): RankedBoard<T> {
  const sorted = [...entries].sort(byStateThenRate);
  const rankable = sorted.filter((entry) => !entry.isApart && unrankableReason(entry) === null);
  const ranked = selectRanked(rankable, rules);
  const hasRealModel = ranked.some((entry) => !entry.synthetic);
  const isRanked = new Set<T>(ranked);
  const scored = ranked.map(toScored);
  return {
    rows: toRankedRows(scored),
    unranked: sorted
      .filter((entry) => !isRanked.has(entry))
      .map((entry) => {
        const reason = unrankableReason(entry) ?? reasonApart(entry, hasRealModel);
        const differs = reason === "other-protocol" ? differsFrom(entry, ranked, rules) : [];
        return { entry, reason, differs, ...relate(toScoredOrNull(entry), scored) };
      }),
  };
}

function unrankableReason(entry: BoardEntry): UnrankedReason | null {
  if (entry.score.state === "incomplete") return "incomplete";
  return entry.score.passRate === null ? "too-few-candidates" : null;
}

function reasonApart(entry: BoardEntry, hasRealModel: boolean): UnrankedReason {
  return entry.synthetic && hasRealModel ? "synthetic-baseline" : "other-protocol";
}

function differsFrom(
  { manifest }: BoardEntry,
  ranked: readonly BoardEntry[],
  { compared }: ComparisonRules,
): ProtocolDifference[] {
  if (!manifest) return [];
  const group = ranked.flatMap((entry) => (entry.manifest ? [entry.manifest] : []));
  return listDifferences(manifest, group, compared);
}

function toRankedRows<T extends BoardEntry>(scored: readonly Scored<T>[]): RankedEntry<T>[] {
  const ranks = competitionRank(scored.map(({ score }) => score));
  const ranges = rankRangeByInterval(scored);
  return scored.map((own, index) => {
    const rank = ranks[index];
    const range = ranges[index];
    if (rank === undefined || range === undefined) {
      throw new DomainError("integrity", `${own.entry.slug} has no rank`);
    }
    const rankRange: [number, number] = [range.best, range.worst];
    return { entry: own.entry, rank, rankRangeByInterval: rankRange, ...relate(own, scored) };
  });
}

function toScored<T extends BoardEntry>(entry: T): Scored<T> {
  const scored = toScoredOrNull(entry);
  if (scored === null) {
    throw new DomainError("integrity", `the score of ${entry.slug} has no interval`);
  }
  return scored;
}

function toScoredOrNull<T extends BoardEntry>(entry: T): Scored<T> | null {
  const { passRate, interval } = entry.score;
  if (passRate === null || interval === null) return null;
  const { low, high } = interval.displayed;
  return { entry, score: passRate, low, high };
}

function relate<T extends BoardEntry>(
  own: Scored<T> | null,
  ranked: readonly Scored<T>[],
): Relations {
  const relations: Relations = { overlaps: [], tiedByInterval: [] };
  if (own === null) return relations;
  for (const other of ranked) {
    if (other.entry === own.entry) continue;
    const flags = intervalFlags(own, other);
    if (flags.overlap) relations.overlaps.push(other.entry.slug);
    if (flags.tiedByInterval) relations.tiedByInterval.push(other.entry.slug);
  }
  return relations;
}

/** Complete before incomplete, then the higher rate, then by slug. */
function byStateThenRate(a: BoardEntry, b: BoardEntry): number {
  if (a.score.state !== b.score.state) return a.score.state === "incomplete" ? 1 : -1;
  const [rateA, rateB] = [a.score.passRate ?? -1, b.score.passRate ?? -1];
  if (rateA !== rateB) return rateB - rateA;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}
