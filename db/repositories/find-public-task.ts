import { and, desc, eq } from "drizzle-orm";
import type { Language, TaskCategory, Tier } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { suiteRevisions, tasks } from "../schema";
import { mayStand } from "./revision-standing";

export interface PublicTaskRow {
  id: number;
  taskKey: string;
  suiteId: string;
  revisionId: number;
  revision: string;
  exposed: boolean;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  entryPoint: string | null;
  prompt: string | null;
  contentSha256: string;
  testSuiteVersion: string | null;
  cases: number;
  publicCases: number;
}

/**
 * The public part of a task; of several revisions or suites that hold its key, the newest that may stand for
 * its suite.
 */
export async function findPublicTask(
  db: Database,
  taskKey: string,
  only: { suiteId?: string; revision?: string },
): Promise<PublicTaskRow | null> {
  const [row] = await db
    .select({
      id: tasks.id,
      taskKey: tasks.taskKey,
      suiteId: suiteRevisions.suiteId,
      revisionId: suiteRevisions.id,
      revision: suiteRevisions.revision,
      exposed: suiteRevisions.exposed,
      baseId: tasks.baseId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
      entryPoint: tasks.entryPoint,
      prompt: tasks.prompt,
      contentSha256: tasks.contentSha256,
      testSuiteVersion: tasks.testSuiteVersion,
      cases: tasks.caseCount,
      publicCases: tasks.publicCaseCount,
    })
    .from(tasks)
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, tasks.suiteRevisionId))
    .where(
      and(
        eq(tasks.taskKey, taskKey),
        only.suiteId === undefined ? undefined : eq(suiteRevisions.suiteId, only.suiteId),
        only.revision === undefined ? mayStand : eq(suiteRevisions.revision, only.revision),
      ),
    )
    .orderBy(desc(suiteRevisions.id))
    .limit(1);
  return row ?? null;
}
