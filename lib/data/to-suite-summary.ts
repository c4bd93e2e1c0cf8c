import "server-only";
import type { StandingRow } from "../../db/repositories/list-standings";
import type { SuiteRevisionRow } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import { selectRanked } from "../core/scoring/select-ranked";
import { listCycles, newestCycleOf } from "./locate-cycle";

/**
 * Summarises one revision of a suite. `cycles` spans every revision; `rankedModels` counts those of
 * this revision in `cycle`, by default its newest.
 */
export function toSuiteSummary(
  revision: SuiteRevisionRow,
  standings: readonly StandingRow[],
  cycle?: string,
): SuiteSummary {
  const ofSuite = standings.filter((standing) => standing.suiteId === revision.suiteId);
  const shownCycle = cycle ?? newestCycleOf(revision, ofSuite);
  const rankable = ofSuite.filter(
    (standing) =>
      standing.rankable &&
      standing.cycle === shownCycle &&
      standing.revisionId === revision.revisionId,
  );
  return {
    id: revision.suiteId,
    title: revision.title,
    description: revision.description,
    revision: revision.revision,
    tasks: revision.tasks,
    baseProblems: revision.baseProblems,
    compared: revision.compared,
    equality: revision.equality,
    exposed: revision.exposed,
    k: revision.k,
    licence: revision.licence,
    cycles: listCycles(ofSuite),
    rankedModels: selectRanked(rankable).filter(({ synthetic }) => !synthetic).length,
  };
}
