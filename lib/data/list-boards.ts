import "server-only";
import { listStandings } from "../../db/repositories/list-standings";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";
import { toSuiteSummary } from "./to-suite-summary";

const lists = new SnapshotMemo<SuiteSummary[]>();

/** Every suite at the revision that stands for it, by id. */
export function listBoards(): Promise<SuiteSummary[]> {
  return lists.get("all", readBoards);
}

function readBoards(): Promise<SuiteSummary[]> {
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db);
    const standings = await listStandings(db);
    // The one that stands for a suite comes last, and stays.
    const newest = new Map(revisions.map((revision) => [revision.suiteId, revision]));
    return [...newest.values()].map((revision) => toSuiteSummary(revision, standings));
  });
}
