import "server-only";
import { listMeasuredCycles } from "../../db/repositories/list-measured-cycles";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import { loadSuiteSummary } from "./load-suite-summary";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

const lists = new SnapshotMemo<SuiteSummary[]>();

/** Every suite at the revision that stands for it, by id. */
export function listBoards(): Promise<SuiteSummary[]> {
  return lists.get("all", readBoards);
}

function readBoards(): Promise<SuiteSummary[]> {
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db);
    const measured = await listMeasuredCycles(db);
    // The one that stands for a suite comes last, and stays.
    const newest = new Map(revisions.map((revision) => [revision.suiteId, revision]));
    const summaries: SuiteSummary[] = [];
    for (const revision of newest.values()) {
      const own = measured.filter(({ suiteId }) => suiteId === revision.suiteId);
      summaries.push(await loadSuiteSummary(db, revision, own));
    }
    return summaries;
  });
}
