import type { SuiteCard } from "../core/suite/suite-card";
import type { Language, TaskCategory, Tier } from "../core/vocabulary";
import type { SuiteSummary } from "./board";

/** A frozen content of a suite. */
export interface SuiteRevisionEntry {
  revision: string;
  tasks: number;
  baseProblems: number;
  exposed: boolean;
  source: SuiteSummary["source"];
}

/** A cycle of a suite with what was measured in it. */
export interface SuiteCycleEntry {
  /** ISO week, or the revision of a suite without weeks. */
  cycle: string;
  /** Complete current records of real models or systems. */
  measured: number;
  tasks: number;
}

/** A decision to grade a revision under other limits from then on. */
export interface SuiteLimitsEntry {
  revision: string;
  reason: string;
  decidedAt: string;
}

/** All that a suite's own page says of it. */
export interface SuiteDetail {
  suite: SuiteSummary;
  /** Null when nobody has described it. */
  card: SuiteCard | null;
  /** When each card was added, oldest first; the last one stands. */
  cardDates: string[];
  /** Tasks of the revision that stands, by what decides their slice. */
  cells: {
    category: TaskCategory | null;
    tier: Tier | null;
    language: Language | null;
    tasks: number;
  }[];
  /** The one that stands comes first. */
  revisions: SuiteRevisionEntry[];
  /** Newest first. */
  cycles: SuiteCycleEntry[];
  /** Oldest first. */
  limitsDecisions: SuiteLimitsEntry[];
  /** Those that stand for a model in a cycle. */
  recordIds: number[];
}
