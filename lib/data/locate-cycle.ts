import "server-only";
import type { MeasuredCycleRow } from "../../db/repositories/list-measured-cycles";
import type { SuiteRevisionRow } from "../../db/repositories/list-suite-revisions";
import { isWeekName } from "../core/sampling/iso-week";

export interface CycleLocation {
  revision: SuiteRevisionRow;
  cycle: string;
}

/** All that tells cycles apart and orders them. */
type MeasuredCycle = Pick<MeasuredCycleRow, "revisionId" | "cycle">;

/** The cycles that a suite has current records of, newest first, each once. */
export function listCycles(standings: readonly MeasuredCycle[]): string[] {
  const newestFirst = [...standings].sort(byNewestCycle);
  return [...new Set(newestFirst.map((standing) => standing.cycle))];
}

/**
 * Finds what a cycle's name stands for among the revisions of one suite, the one that stands for it last;
 * without a name, the newest cycle of that one. A suite without weeks uses its revision as the cycle.
 */
export function locateCycle(
  revisions: readonly SuiteRevisionRow[],
  standings: readonly MeasuredCycle[],
  cycle: string | undefined,
): CycleLocation | null {
  const newestFirst = [...revisions].reverse();
  const newest = newestFirst[0];
  if (newest === undefined) return null;
  if (cycle === undefined) return { revision: newest, cycle: newestCycleOf(newest, standings) };
  const revision = newestFirst.find(
    (candidate) =>
      candidate.revision === cycle ||
      standings.some(
        (standing) => standing.revisionId === candidate.revisionId && standing.cycle === cycle,
      ),
  );
  return revision === undefined ? null : { revision, cycle };
}

/** The newest cycle that a revision has current records of, otherwise its own name. */
export function newestCycleOf(
  revision: SuiteRevisionRow,
  standings: readonly MeasuredCycle[],
): string {
  const own = standings.filter((standing) => standing.revisionId === revision.revisionId);
  return listCycles(own)[0] ?? revision.revision;
}

function byNewestCycle(a: MeasuredCycle, b: MeasuredCycle): number {
  // Not by record: the correction of an old week must not make it the newest.
  const [isWeek, isOtherWeek] = [isWeekName(a.cycle), isWeekName(b.cycle)];
  // A suite with weeks may have been measured before the first of them.
  if (isWeek !== isOtherWeek) return isWeek ? -1 : 1;
  if (!isWeek || a.cycle === b.cycle) return b.revisionId - a.revisionId;
  return a.cycle < b.cycle ? 1 : -1;
}
