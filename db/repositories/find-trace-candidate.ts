import { eq, sql } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Language } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, runs, tasks, verdicts } from "../schema";

export interface TraceCandidateRow {
  candidateId: number;
  runId: string;
  modelId: number;
  cycle: string;
  taskId: number;
  /** The candidate's place in its run. */
  position: number;
  candidateIndex: number;
  language: Language | null;
  prompt: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  latencyMs: number | null;
  finishReason: string | null;
  /** When its answer was stored. */
  storedAt: Date;
  /** Under which its verdict was published: of the record that followed it, otherwise of its run. */
  manifest: Manifest;
}

/** A record without a manifest of its own was made under its run's. */
const manifestOfVerdict = sql<Manifest>`coalesce(
  (
    select following.manifest from score_records as following
    where following.run_id = "runs"."id" and following.created_at >= "verdicts"."created_at"
    order by following.id limit 1
  ),
  "runs"."manifest"
)`;

/** The candidate that a verdict is about; null when there is no such verdict. */
export async function findTraceCandidate(
  db: Database,
  verdictId: number,
): Promise<TraceCandidateRow | null> {
  const [row] = await db
    .select({
      candidateId: candidates.id,
      runId: candidates.runId,
      modelId: runs.modelId,
      cycle: runs.cycle,
      taskId: candidates.taskId,
      position: tasks.position,
      candidateIndex: candidates.candidateIndex,
      language: tasks.language,
      prompt: tasks.prompt,
      promptTokens: candidates.promptTokens,
      completionTokens: candidates.completionTokens,
      latencyMs: candidates.latencyMs,
      finishReason: candidates.finishReason,
      storedAt: runs.createdAt,
      manifest: manifestOfVerdict,
    })
    .from(verdicts)
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .where(eq(verdicts.id, verdictId));
  return row ?? null;
}
