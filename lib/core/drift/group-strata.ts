import { baselineCycles } from "./drift-windows";
import type { ModelHistory, TaskResult } from "./history";

/** All results on one task content that may be set against each other, in the order given. */
export interface Stratum {
  readonly baseId: string;
  readonly results: TaskResult[];
}

/**
 * Returns the strata of a model that count when `judged` is the latest cycle: of the baseline, not older
 * than 52 cycles, not newer than the judged one, and made under the rules of the judged one. None where
 * the model has no result in that cycle.
 */
export function groupStrata(history: ModelHistory, judged: number): Stratum[] {
  const earliest = Math.max(judged - baselineCycles, history.baselineFrom ?? 0);
  const current = new Set(
    history.results
      .filter((result) => result.cycle === judged && judged >= earliest)
      .map((result) => result.comparable),
  );
  const strata = new Map<string, Stratum>();
  for (const result of history.results) {
    const { cycle, comparable, taskKey, contentSha256, baseId } = result;
    if (cycle < earliest || cycle > judged || !current.has(comparable)) continue;
    const key = `${taskKey}\n${contentSha256}\n${comparable}`;
    const stratum = strata.get(key) ?? { baseId, results: [] };
    stratum.results.push(result);
    strata.set(key, stratum);
  }
  return [...strata.values()];
}
