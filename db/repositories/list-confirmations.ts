import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../client";
import { confirmations, cycles, events, models } from "../schema";

/** A second look at a model, with how far it has come. */
export interface Confirmation {
  id: number;
  cycleId: number;
  /** The week of the alarm. */
  cycle: string;
  modelId: number;
  slug: string;
  eventId: number;
  /** Of the alarm. */
  suiteId: string | null;
  direction: (typeof confirmations.$inferSelect)["direction"];
  windowCycles: (typeof confirmations.$inferSelect)["windowCycles"];
  /** Null where there was no task to ask, as the manifest is. */
  suiteRevisionId: number | null;
  taskSetDigest: string;
  manifest: (typeof confirmations.$inferSelect)["manifest"];
  /** Whether the change is confirmed, once that is told; null before. */
  decision: "confirmed" | "unconfirmed" | null;
  tasks: number;
  /** Questions with an answer. */
  answers: number;
  /** The newest run; null before there is one. */
  runId: string | null;
  /** Of that run; of those some passed or failed, some are voided. */
  candidates: number;
  graded: number;
  voided: number;
}

const countsSchema = z.object({ candidates: z.int(), graded: z.int(), voided: z.int() });

const newestRunId = sql<string | null>`(
  select newest.id from runs as newest
  where newest.model_id = "confirmations"."model_id"
    and newest.suite_revision_id = "confirmations"."suite_revision_id"
    and newest.cycle = "cycles"."cycle"
  order by newest.created_at desc, newest.id desc limit 1
)`;

const counts = sql`(
  select json_build_object(
    'candidates', count(*),
    'graded', count(*) filter (where verdict.verdict in ('passed', 'failed')),
    'voided', count(*) filter (where verdict.verdict = 'voided')
  )
  from candidates as candidate
  left join verdicts as verdict on verdict.candidate_id = candidate.id and not exists (
    select from verdicts as correction where correction.supersedes_id = verdict.id
  )
  where candidate.run_id = ${newestRunId}
)`.mapWith((value: unknown) => countsSchema.parse(value));

const tasks = sql`(
  select count(*) from private.confirmation_tasks as task
  where task.confirmation_id = "confirmations"."id"
)`.mapWith(Number);

const answers = sql`(
  select count(distinct reply.task_id) from private.model_answers as answer
  join private.model_replies as reply on reply.id = answer.reply_id
  join private.confirmation_tasks as task on task.task_id = reply.task_id
  where task.confirmation_id = "confirmations"."id" and reply.cycle_id = "confirmations"."cycle_id"
    and reply.model_id = "confirmations"."model_id"
)`.mapWith(Number);

const decision = sql<"confirmed" | "unconfirmed" | null>`(
  select case told.kind when 'change_confirmed' then 'confirmed' else 'unconfirmed' end
  from events as told
  where told.kind in ('change_confirmed', 'change_unconfirmed')
    and told.cycle = "cycles"."cycle" and told.model_id = "confirmations"."model_id"
  order by told.id limit 1
)`;

/** The confirmations of a cycle, or the one of an id, by slug of their models. For the worker alone. */
export async function listConfirmations(
  db: Database,
  of: { cycleId: number } | { id: number },
): Promise<Confirmation[]> {
  const rows = await db
    .select({
      id: confirmations.id,
      cycleId: confirmations.cycleId,
      cycle: cycles.cycle,
      modelId: confirmations.modelId,
      slug: models.slug,
      eventId: confirmations.eventId,
      suiteId: events.suiteId,
      direction: confirmations.direction,
      windowCycles: confirmations.windowCycles,
      suiteRevisionId: confirmations.suiteRevisionId,
      taskSetDigest: confirmations.taskSetDigest,
      manifest: confirmations.manifest,
      ...{ decision, tasks, answers, runId: newestRunId, counts },
    })
    .from(confirmations)
    .innerJoin(cycles, eq(cycles.id, confirmations.cycleId))
    .innerJoin(models, eq(models.id, confirmations.modelId))
    .innerJoin(events, eq(events.id, confirmations.eventId))
    .where("id" in of ? eq(confirmations.id, of.id) : eq(confirmations.cycleId, of.cycleId))
    .orderBy(asc(models.slug));
  return rows.map(({ counts: counted, ...row }) => ({ ...row, ...counted }));
}
