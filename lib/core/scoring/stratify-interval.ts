import { seedLabel } from "../sampling/seed-label";
import type { Bounds } from "../stats/bounds";
import { raoWuInterval } from "../stats/rao-wu-interval";
import { languages, taskCategories } from "../vocabulary";
import { valueTasks } from "./average-slices";
import type { TaskTally } from "./score-tallies";

export interface StratifiedInterval extends Bounds {
  readonly seedLabel: string;
  /** Cells of tier, category and language that hold tasks. */
  readonly cells: number;
}

/**
 * `ci_strat` of a scored run, a diagnostic beside its interval: what the rate's uncertainty would be if
 * only tasks within each cell of tier, category and language were exchanged (Rao–Wu). Null where it is
 * not defined: one cell, a cell with one base problem, a base problem in two cells, or a task without a
 * value at the run's k.
 * @param cycle ISO week, or the revision of a suite without weeks
 */
export function stratifyInterval(
  tallies: readonly TaskTally[],
  protocol: { k: number; attempts: number | null; cycle: string; resamples: number },
): StratifiedInterval | null {
  const values = valueTasks(tallies, protocol);
  if (values === null) return null;
  const tasks = tallies.map((tally, index) => ({
    rank: rankCell(tally),
    baseId: tally.baseId,
    value: values[index] ?? Number.NaN,
  }));
  const cells = [...Map.groupBy(tasks, (task) => task.rank)]
    .sort(([a], [b]) => a - b)
    .map(([, members]) => members);
  if (cells.length < 2) return null;
  const label = seedLabel("raowu", protocol.cycle, {});
  const { interval } = raoWuInterval(cells, label, protocol.resamples);
  if (interval === null) return null;
  return { low: interval.low, high: interval.high, seedLabel: label, cells: cells.length };
}

/** Canonical order: tier by tier, in it category by category, in it languages; unknown ones first. */
function rankCell({ tier, category, language }: TaskTally): number {
  const inCategory = category === null ? 0 : 1 + taskCategories.indexOf(category);
  const inLanguage = language === null ? 0 : 1 + languages.indexOf(language);
  return (
    ((tier ?? 0) * (1 + taskCategories.length) + inCategory) * (1 + languages.length) + inLanguage
  );
}
