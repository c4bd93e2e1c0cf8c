import "server-only";
import { listStandings } from "../../db/repositories/list-standings";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";
import { toSuiteSummary } from "./to-suite-summary";

const lists = new SnapshotMemo<SuiteSummary[]>();

/** Every suite at its newest revision, by id. */
export function listBoards(): Promise<SuiteSummary[]> {
  return lists.get("all", readBoards);
}

function readBoards(): Promise<SuiteSummary[]> {
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db);
    const standings = await listStandings(db);
    // Revisions come oldest first, so the last one of a suite stays.
    const newest = new Map(revisions.map((revision) => [revision.suiteId, revision]));
    return [...newest.values()].map((revision) => toSuiteSummary(revision, standings));
  });
}
