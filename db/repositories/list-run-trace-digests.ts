import { asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";

export interface RunTraceDigestRow {
  verdictId: number;
  taskKey: string;
  candidateIndex: number;
  traceSha256: string;
}

/**
 * Every stored trace of a run, superseded ones too, by task position and candidate index; of one
 * candidate the newest comes last.
 */
export function listRunTraceDigests(db: Database, runId: string): Promise<RunTraceDigestRow[]> {
  return db
    .select({
      verdictId: verdicts.id,
      taskKey: tasks.taskKey,
      candidateIndex: candidates.candidateIndex,
      traceSha256: verdicts.traceSha256,
    })
    .from(verdicts)
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .where(eq(candidates.runId, runId))
    .orderBy(asc(tasks.position), asc(candidates.candidateIndex), asc(verdicts.id));
}
