import "server-only";
import type { Database } from "../../db/client";
import type { MeasuredCycleRow } from "../../db/repositories/list-measured-cycles";
import { listRankable } from "../../db/repositories/list-rankable";
import type { SuiteRevisionRow } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import { newestCycleOf } from "./locate-cycle";
import { toSuiteSummary } from "./to-suite-summary";

/**
 * A revision of a suite in summary. `cycles` spans every revision; `rankedModels` counts those of this
 * revision in `cycle`, by default its newest.
 * @param measured the cycles of this suite, or of all
 */
export async function loadSuiteSummary(
  db: Database,
  revision: SuiteRevisionRow,
  measured: readonly MeasuredCycleRow[],
  cycle = newestCycleOf(revision, measured),
): Promise<SuiteSummary> {
  const { revisionId } = revision;
  return toSuiteSummary(revision, measured, await listRankable(db, { revisionId, cycle }));
}
