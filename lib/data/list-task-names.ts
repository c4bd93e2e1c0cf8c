import "server-only";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import type { Board } from "../contracts/board";
import { mayNameTasks } from "../core/outcomes/may-name-tasks";
import { readSnapshot } from "./read-snapshot";

/** The names of a board's tasks in the order of its suite; none where they may not be named. */
export function listTaskNames({ suite }: Pick<Board, "suite">): Promise<string[]> {
  if (!mayNameTasks(suite)) return Promise.resolve([]);
  return readSnapshot(async (db) => {
    const revisions = await listSuiteRevisions(db, { suiteId: suite.id });
    const own = revisions.find(({ revision }) => revision === suite.revision);
    const tasks = own === undefined ? [] : await listPublicTasks(db, own.revisionId);
    return tasks.map(({ taskKey }) => taskKey);
  });
}
