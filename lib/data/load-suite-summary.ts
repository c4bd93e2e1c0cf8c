import "server-only";
import type { Database } from "../../db/client";
import type { MeasuredCycleRow } from "../../db/repositories/list-measured-cycles";
import { listRankable, type RankableRow } from "../../db/repositories/list-rankable";
import type { SuiteRevisionRow } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import { selectRanked } from "../core/scoring/select-ranked";
import { newestCycleOf } from "./locate-cycle";
import { readRevisionTasks } from "./read-revision-tasks";
import { toSuiteSummary } from "./to-suite-summary";

/**
 * A revision of a suite in summary. `cycles` spans every revision; `rankedModels` counts those of this
 * revision in `cycle`, by default its newest.
 * @param measured the cycles of this suite, or of all
 * @param known where the board was ranked already
 */
export async function loadSuiteSummary(
  db: Database,
  revision: SuiteRevisionRow,
  measured: readonly MeasuredCycleRow[],
  cycle = newestCycleOf(revision, measured),
  known?: { rankedModels: number },
): Promise<SuiteSummary> {
  const { revisionId } = revision;
  const ofSuite = measured.filter(({ suiteId }) => suiteId === revision.suiteId);
  const tasks = await readRevisionTasks(
    db,
    revisionId,
    ofSuite.map((each) => each.revisionId),
  );
  const rankedModels =
    known?.rankedModels ?? countRanked(revision, await listRankable(db, { revisionId, cycle }));
  return toSuiteSummary({ revision, tasks, measured, rankedModels });
}

function countRanked(
  { compared, limits }: SuiteRevisionRow,
  rankable: readonly RankableRow[],
): number {
  return selectRanked(rankable, { compared, inForce: limits }).filter(({ synthetic }) => !synthetic)
    .length;
}
