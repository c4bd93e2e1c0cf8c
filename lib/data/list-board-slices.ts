import "server-only";
import type { SliceSizeRow } from "../../db/repositories/list-slice-sizes";
import type { Board } from "../contracts/board";
import { readRevisionTasks } from "./read-revision-tasks";
import { readSuitePlaces } from "./read-suite-places";
import { webDatabase } from "./web-database";

/** How many tasks of each combination of category, tier and language a board ranks by. */
export async function listBoardSlices({
  suite,
}: Pick<Board, "suite">): Promise<readonly SliceSizeRow[]> {
  const { revisions } = await readSuitePlaces(suite.id);
  const own = revisions.find(({ revision }) => revision === suite.revision);
  return own === undefined ? [] : (await readRevisionTasks(webDatabase(), own.revisionId)).slices;
}
