import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { CycleProgress } from "../../lib/core/cycle/gates/check-verdicts";
import type { Database } from "../client";
import { currentModels, cycleModels, cycles, suiteRevisions } from "../schema";

/** A model of a cycle with the run that counts, the newest; null before there is one. */
export interface CycleModelProgress extends CycleProgress {
  modelId: number;
  synthetic: boolean;
  runId: string | null;
  /** Tasks whose candidate 0 passed. */
  passed: number;
}

const countsSchema = z.object({
  answered: z.int(),
  candidates: z.int(),
  graded: z.int(),
  voided: z.int(),
  passed: z.int(),
});

const newestRunId = sql<string | null>`(
  select newest.id from runs as newest
  where newest.model_id = "cycle_models"."model_id"
    and newest.suite_revision_id = "cycles"."suite_revision_id" and newest.cycle = "cycles"."cycle"
  order by newest.created_at desc, newest.id desc limit 1
)`;

/** Of a candidate's verdicts, the one that no correction has replaced. */
const counts = sql`(
  select json_build_object(
    'answered', count(distinct candidate.task_id),
    'candidates', count(*),
    'graded', count(*) filter (where verdict.verdict in ('passed', 'failed')),
    'voided', count(*) filter (where verdict.verdict = 'voided'),
    'passed', count(*) filter (where verdict.verdict = 'passed' and candidate.candidate_index = 0)
  )
  from candidates as candidate
  left join verdicts as verdict on verdict.candidate_id = candidate.id and not exists (
    select from verdicts as correction where correction.supersedes_id = verdict.id
  )
  where candidate.run_id = ${newestRunId}
)`.mapWith((value: unknown) => countsSchema.parse(value));

const answers = sql`(
  select count(distinct (reply.task_id, reply.candidate_index))
  from private.model_answers as answer
  join private.model_replies as reply on reply.id = answer.reply_id
  join tasks as task on task.id = reply.task_id
    and task.suite_revision_id = "cycles"."suite_revision_id"
  where reply.cycle_id = "cycle_models"."cycle_id" and reply.model_id = "cycle_models"."model_id"
)`.mapWith(Number);

/** Every model of a cycle by slug, with how far its newest run has come. For the worker alone. */
export async function listModelVerdictCounts(
  db: Database,
  cycleId: number,
): Promise<CycleModelProgress[]> {
  const rows = await db
    .select({
      modelId: cycleModels.modelId,
      slug: currentModels.slug,
      synthetic: currentModels.synthetic,
      runId: newestRunId,
      tasks: suiteRevisions.taskCount,
      counts,
      answers,
    })
    .from(cycleModels)
    .innerJoin(cycles, eq(cycles.id, cycleModels.cycleId))
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, cycles.suiteRevisionId))
    .innerJoin(currentModels, eq(currentModels.id, cycleModels.modelId))
    .where(eq(cycleModels.cycleId, cycleId))
    .orderBy(asc(currentModels.slug));
  return rows.map(({ counts: counted, ...row }) => ({ ...row, ...counted }));
}
