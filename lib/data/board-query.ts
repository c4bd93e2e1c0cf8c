import "server-only";
import type { TaskScope } from "../../db/repositories/task-scope";
import type { IntervalLevel } from "../core/stats/interval-level";
import type { Language, TaskCategory, Tier } from "../core/vocabulary";

/** Which board to show. Left out: the newest cycle, the suite's own k, no restriction. */
export interface BoardQuery {
  suite: string;
  cycle?: string | undefined;
  k?: number | undefined;
  category?: TaskCategory | undefined;
  tier?: Tier | undefined;
  language?: Language | undefined;
  /** Of the intervals; left out: that of the records. */
  level?: IntervalLevel | undefined;
}

/** The slice that a query asks for. */
export function toTaskScope(query: BoardQuery): TaskScope {
  return {
    category: query.category ?? null,
    tier: query.tier ?? null,
    language: query.language ?? null,
  };
}
