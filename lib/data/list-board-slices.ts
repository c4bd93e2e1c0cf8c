import "server-only";
import { listSliceSizes, type SliceSizeRow } from "../../db/repositories/list-slice-sizes";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import type { Board } from "../contracts/board";
import { readSnapshot } from "./read-snapshot";

/** How many tasks of each combination of category, tier and language a board ranks by. */
export function listBoardSlices({ suite }: Pick<Board, "suite">): Promise<SliceSizeRow[]> {
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db, { suiteId: suite.id });
    const own = revisions.find(({ revision }) => revision === suite.revision);
    return own === undefined ? [] : listSliceSizes(db, own.revisionId);
  });
}
