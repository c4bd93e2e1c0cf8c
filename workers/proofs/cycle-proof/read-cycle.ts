import { findCycle } from "../../../db/repositories/find-cycle";
import { findGateFailure } from "../../../db/repositories/find-gate-failure";
import { findPublication } from "../../../db/repositories/find-publication";
import { listCycleSpending } from "../../../db/repositories/list-cycle-spending";
import {
  type CycleModelProgress,
  listModelVerdictCounts,
} from "../../../db/repositories/list-model-verdict-counts";
import { listQueueStates } from "../../../db/repositories/list-queue-states";
import { listRunRecords } from "../../../db/repositories/list-run-records";
import { retryWhileAway } from "../../../db/retry-while-away";
import type { GateFinding } from "../../../lib/core/cycle/gate-finding";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import type { ProofHome } from "./proof-home";

/** A stored reply to one question. */
export interface StoredReply {
  /** Slug of the model and key of the task, with a space between. */
  question: string;
  answered: boolean;
  /** When the question was sent, and when its reply had come. */
  askedAtMs: number;
  repliedAtMs: number;
}

/** Everything that two cycles are compared by. */
export interface CycleResult {
  /** By model: what its record states, without what has to differ. */
  payloads: Map<string, string>;
  models: CycleModelProgress[];
  replies: StoredReply[];
  /** By model, in millionths of a dollar. */
  costMicros: Map<string, number>;
  deadJobs: number;
}

/**
 * Fields of a record's payload that differ between two homes by their nature: the moment of the evaluation,
 * and the digest of the record before it in its home's chain, which holds such a moment itself. All
 * others are compared, the run's id too, which is a digest of what the run is made of.
 */
const differingFields: ReadonlySet<string> = new Set(["evaluatedAt", "previousSha256"]);

const patienceMs = 5 * 60_000;

/** How far a week's cycle is; null before it is opened. Waits for a database that is away. */
export function readProgress(
  { pool: { db } }: ProofHome,
  week: string,
): Promise<{ models: CycleModelProgress[]; end: "published" | GateFinding[] | null } | null> {
  return retryWhileAway(async () => {
    const cycle = await findCycle(db, { cycle: week });
    if (cycle === null) return null;
    const models = await listModelVerdictCounts(db, cycle.id);
    const isPublished = (await findPublication(db, cycle.id)) !== null;
    return { models, end: isPublished ? "published" : await findGateFailure(db, cycle.id) };
  }, patienceMs);
}

/** Every reply of a week that is stored, attempts that failed left out. */
export async function listStoredReplies(
  { pool: { sql } }: ProofHome,
  week: string,
): Promise<StoredReply[]> {
  const rows = await sql<{ question: string; answered: boolean; asked: number; took: number }[]>`
    select models.slug || ' ' || tasks.task_key as question, answer.reply_id is not null as answered,
      extract(epoch from reply.asked_at)::float8 * 1000 as asked, reply.latency_ms as took
    from private.model_replies as reply
    join cycles on cycles.id = reply.cycle_id
    join models on models.id = reply.model_id
    join tasks on tasks.id = reply.task_id
    left join private.model_answers as answer on answer.reply_id = reply.id
    where cycles.cycle = ${week} and reply.kind = 'replied'`;
  return rows.map(({ question, answered, asked, took }) => ({
    ...{ question, answered, askedAtMs: asked, repliedAtMs: asked + took },
  }));
}

/** What a week's cycle came to. */
export async function readResult(home: ProofHome, week: string): Promise<CycleResult> {
  const { db } = home.pool;
  const { models } = (await readProgress(home, week)) ?? { models: [] };
  const payloads = new Map<string, string>();
  for (const { slug, runId } of models) {
    const records = runId === null ? [] : await listRunRecords(db, runId);
    payloads.set(slug, records.map(({ canonical }) => withoutDiffering(canonical)).join("\n"));
  }
  const spending = await listCycleSpending(db, week);
  const states = await listQueueStates(db);
  return {
    ...{ payloads, models, replies: await listStoredReplies(home, week) },
    costMicros: new Map(
      spending.map(({ model, amount }) => [model, Math.round(Number(amount) * 1e6)]),
    ),
    deadJobs: states.reduce((sum, { queue, jobs }) => sum + (queue === "dead" ? jobs : 0), 0),
  };
}

function withoutDiffering(canonical: string): string {
  const fields = Object.entries(JSON.parse(canonical));
  return canonicalJson(Object.fromEntries(fields.filter(([name]) => !differingFields.has(name))));
}
