import { DomainError } from "../errors";
import type { ScorePayload } from "./score-payload";

/** The numbers of one score, as numbers: read from a record or computed for a slice of it. */
export interface ScoreFacts {
  state: ScorePayload["state"];
  k: number;
  tasks: number;
  baseProblems: number;
  candidates: number;
  /** Candidates, or trials, that passed. */
  passedCandidates: number;
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: number | null;
  unscored: number;
  passRate: number | null;
  passAtK: Record<string, number | null>;
  interval: ScoreInterval | null;
  slices: SliceCount[];
}

export interface ScoreInterval {
  low: number;
  high: number;
  method: string;
  level: number;
  resamples: number;
  seedLabel: string;
  flags: ("degenerate" | "small")[];
  displayed: { low: number; high: number; method: string };
}

export interface SliceCount {
  dimension: "category" | "tier" | "language";
  value: string;
  passed: number | null;
  tasks: number;
}

/**
 * Reads a record's decimal strings back into numbers.
 * @throws DomainError integrity when a field is no finite decimal.
 */
export function toScoreFacts(payload: ScorePayload): ScoreFacts {
  return {
    state: payload.state,
    k: payload.k,
    tasks: payload.tasks,
    baseProblems: payload.baseProblems,
    candidates: payload.candidates,
    passedCandidates: payload.passedCandidates,
    passed: payload.passed,
    unscored: payload.unscored,
    passRate: nullableDecimal(payload.passRate),
    passAtK: Object.fromEntries(
      Object.entries(payload.passAtK).map(([k, value]) => [k, nullableDecimal(value)]),
    ),
    interval: payload.interval === null ? null : toScoreInterval(payload.interval),
    slices: payload.slices.map(({ dimension, value, passed, tasks }) => ({
      dimension,
      value,
      passed,
      tasks,
    })),
  };
}

function toScoreInterval(interval: NonNullable<ScorePayload["interval"]>): ScoreInterval {
  const { displayed } = interval;
  return {
    low: parseDecimal(interval.low),
    high: parseDecimal(interval.high),
    method: interval.method,
    level: parseDecimal(interval.level),
    resamples: interval.resamples,
    seedLabel: interval.seedLabel,
    flags: interval.flags,
    displayed: {
      low: parseDecimal(displayed.low),
      high: parseDecimal(displayed.high),
      method: displayed.method,
    },
  };
}

function nullableDecimal(text: string | null): number | null {
  return text === null ? null : parseDecimal(text);
}

function parseDecimal(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) {
    throw new DomainError("integrity", `not a decimal in a score record: ${JSON.stringify(text)}`);
  }
  return value;
}
