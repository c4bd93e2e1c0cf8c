import "server-only";
import { listSliceSizes, type SliceSizeRow } from "../../db/repositories/list-slice-sizes";
import type { Board } from "../contracts/board";
import { readSuitePlaces } from "./read-suite-places";
import { webDatabase } from "./web-database";

/** How many tasks of each combination of category, tier and language a board ranks by. */
export async function listBoardSlices({ suite }: Pick<Board, "suite">): Promise<SliceSizeRow[]> {
  const { revisions } = await readSuitePlaces(suite.id);
  const own = revisions.find(({ revision }) => revision === suite.revision);
  return own === undefined ? [] : listSliceSizes(webDatabase(), own.revisionId);
}
