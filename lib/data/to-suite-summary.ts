import "server-only";
import type { StandingRow } from "../../db/repositories/list-standings";
import type { SuiteRevisionRow } from "../../db/repositories/list-suite-revisions";
import { limitsInForceSchema, packageListsSchema, type SuiteSummary } from "../contracts/board";
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
    measured: whereMeasured(revision),
    measure: revision.equality === null ? (revision.format.split("/")[1] ?? null) : null,
    source: {
      name: revision.sourceName,
      sha256: revision.sourceSha256,
      importedAt: revision.importedAt.toISOString(),
    },
    cycles: listCycles(ofSuite),
    rankedModels: selectRanked(rankable, {
      compared: revision.compared,
      inForce: revision.limits,
    }).filter(({ synthetic }) => !synthetic).length,
    claimedModels: revision.claimedModels,
    languages: revision.languages,
    packages: revision.packages && packageListsSchema.parse(revision.packages),
    limits: revision.limits && limitsInForceSchema.parse(revision.limits),
  };
}

function whereMeasured({ equality, tasks }: SuiteRevisionRow): SuiteSummary["measured"] {
  if (equality !== null) return "here";
  return tasks > 0 ? "elsewhere" : "claims-only";
}
