import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import * as schema from "../../db/schema";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { getMetrics } from "./get-metrics";
import { publishRun } from "./test-support/publish-run";
import { closeWebDatabase } from "./web-database";

const database = withTestDatabase();
const digest = "0".repeat(64);
const openedAt = new Date("2026-11-30T06:00:00Z");
let cycleId = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openedAt });
  process.env.ERRORBAR_WEB_DATABASE_URL = database.webUrl;
  process.env.ERRORBAR_OBJECTS = "file:/nowhere";
  const db = database.worker;
  const tasks = ["a", "b", "c", "d"].map((key) => sampleTask(key));
  const { suiteRevisionId } = await storeSuite(db, sampleSuite({ tasks }));
  // Traces are no part of this.
  const objects = { put: async () => digest, get: async () => new Uint8Array() };
  const publish = (id: string, slug: string, cycle: string, verdicts: string[]) =>
    publishRun({ db, objects }, { id, slug, cycle, verdicts, suiteRevisionId });
  await publish("r1", "first", "2026-W48", [".", "w", "v", "t"]);
  await publish("r2", "asked", "2026-W49", [".", ".", "w", "v"]);
  await addRepeats();
  await openCycle(suiteRevisionId);
});
afterAll(async () => {
  vi.useRealTimers();
  await closeWebDatabase();
});

/** Three candidates of the first run once more: the second, which failed, passes now. */
async function addRepeats() {
  const rows = await database.workerSql<{ id: string }[]>`
    select id from candidates where run_id = 'r1' order by task_id`;
  const verdicts = ["passed", "passed", null, "failed"] as const;
  for (const [index, verdict] of verdicts.entries()) {
    if (verdict === null) continue;
    await database.worker.insert(schema.repeatExecutions).values({
      candidateId: Number(rows[index]?.id),
      manifestSha256: digest,
      repetition: 2,
      selectedBy: "seeded",
      verdict,
      failureClass: verdict === "failed" ? "cpu_timeout" : null,
      cpuMs: 1,
      wallMs: 1,
    });
  }
}

/** One model answered two of four questions, one of them at the second attempt; another gave nothing. */
async function openCycle(suiteRevisionId: number) {
  const db = database.worker;
  const [cycle] = await db
    .insert(schema.cycles)
    .values({
      cycle: "2026-W49",
      suiteRevisionId,
      seedLabel: "cgb/v1/2026-W49",
      taskSetDigest: digest,
      allocation: { planned: [], actual: [] },
      rotation: { retired: [], activated: [], short: [] },
      pool: [
        { tier: 1, status: "active", tasks: 900 },
        { tier: 1, status: "reserve", tasks: 12 },
      ],
      manifest: {} as never,
      manifestSha256: digest,
      openedAt,
    })
    .returning();
  cycleId = cycle?.id ?? 0;
  const [first, second] = await database.workerSql<
    { id: number }[]
  >`select id from tasks order by id`;
  for (const slug of ["asked", "silent"]) {
    const described = {
      slug,
      name: slug.toUpperCase(),
      provider: null,
      revision: null,
      synthetic: false,
    };
    const { model } = await registerModel(db, described);
    const asked = { cycleId, modelId: model.id };
    await db.insert(schema.cycleModels).values({
      ...asked,
      generation: {} as never,
      endpointKind: "openai-compatible",
    });
    await addFailure({ ...asked, taskId: first?.id ?? 0 });
    if (slug === "silent") continue;
    await addAnswer({ ...asked, taskId: first?.id ?? 0, attempt: 2 }, "0.1");
    await addAnswer({ ...asked, taskId: second?.id ?? 0, attempt: 1 }, "0.2");
  }
}

interface Asked {
  cycleId: number;
  modelId: number;
  taskId: number;
}

async function addFailure(asked: Asked) {
  const row = { ...asked, candidateIndex: 0, attempt: 1, latencyMs: 1, askedAt: openedAt };
  await database.worker
    .insert(schema.modelReplies)
    .values({ ...row, kind: "failed", fault: "rate-limited", httpStatus: 429 });
}

async function addAnswer(asked: Asked & { attempt: number }, amount: string) {
  const row = { ...asked, candidateIndex: 0, latencyMs: 1, askedAt: openedAt };
  const [reply] = await database.worker
    .insert(schema.modelReplies)
    .values({ ...row, kind: "replied", httpStatus: 200, rawSha256: digest })
    .returning();
  const cost = { currency: "USD", amount, priceTable: "sample" };
  await database.worker
    .insert(schema.modelAnswers)
    .values({ replyId: reply?.id ?? 0, completionSha256: digest, cost });
}

/** What is measured, by metric with its labels, once the last answer is too old. */
async function collect(): Promise<Record<string, number>> {
  vi.setSystemTime(Date.now() + 10_000);
  const lines = (await getMetrics()).split("\n").filter((line) => /^[^#]/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value] = /^(.*) (\S+)$/.exec(line) ?? [];
      return [name.replace(/^errorbar_/, ""), Number(value)];
    }),
  );
}

test("runs, records and candidates are counted by verdict and fault", async () => {
  expect(await collect()).toMatchObject({
    'runs{state="recorded"}': 2,
    'runs{state="open"}': 0,
    records: 2,
    'candidates{verdict="passed"}': 3,
    'candidates{verdict="failed"}': 3,
    'candidates{verdict="voided"}': 2,
    'candidates{verdict="none"}': 0,
    'voided_candidates{fault="sandbox-lost"}': 2,
    'voided_candidates{fault="sandbox-start"}': 0,
    verdicts_last_hour: 8,
    repeated_candidates: 3,
    flaky_candidates: 1,
    publications: 0,
    gate_failures: 0,
  });
});

test("a superseded verdict is not counted, a candidate without one is", async () => {
  const [open] = await database.workerSql<{ id: string; candidate_id: string }[]>`
    select verdicts.id, candidate_id from verdicts
    join candidates on candidates.id = candidate_id where run_id = 'r1' and verdict = 'voided'`;
  await database.worker.insert(schema.verdicts).values({
    candidateId: Number(open?.candidate_id),
    verdict: "passed",
    traceSha256: digest,
    supersedesId: Number(open?.id),
    reason: "run again after an infrastructure fault",
  });
  const [task] = await database.workerSql<{ id: number }[]>`select id from tasks order by id`;
  await database.worker.insert(schema.candidates).values({
    runId: "r1",
    taskId: task?.id ?? 0,
    candidateIndex: 1,
    completionSha256: digest,
    extraction: "definition",
    extraFields: {},
  });
  expect(await collect()).toMatchObject({
    'candidates{verdict="passed"}': 4,
    'candidates{verdict="voided"}': 1,
    'candidates{verdict="none"}': 1,
    verdicts_last_hour: 9,
  });
});

test("the cycle in work is told by model, with what it cost to the last digit", async () => {
  const labels = (model: string) => `{cycle="2026-W49",model="${model}"}`;
  expect(await collect()).toMatchObject({
    'cycle_tasks{cycle="2026-W49"}': 4,
    'pool_tasks{tier="1",status="active"}': 900,
    'pool_tasks{tier="1",status="reserve"}': 12,
    [`cycle_attempts${labels("asked")}`]: 3,
    [`cycle_failed_attempts${labels("asked")}`]: 1,
    [`cycle_answered${labels("asked")}`]: 2,
    [`cycle_graded_candidates${labels("asked")}`]: 3,
    [`cycle_voided_candidates${labels("asked")}`]: 1,
    [`cycle_attempts${labels("silent")}`]: 1,
    [`cycle_answered${labels("silent")}`]: 0,
    [`cycle_graded_candidates${labels("silent")}`]: 0,
    'cycle_spending{cycle="2026-W49",model="asked",currency="USD"}': 0.3,
  });
});

test("what the database can't count in time is left out, and the rest is told", async () => {
  let measured: Record<string, number> = {};
  await database.ownerSql.begin(async (sql) => {
    await sql`lock table verdicts in access exclusive mode`;
    measured = await collect();
  });
  expect(measured).toMatchObject({ 'counted{group="candidates"}': 0, 'runs{state="recorded"}': 2 });
  expect(Object.keys(measured).filter((name) => name.startsWith("candidates"))).toEqual([]);
});

test("jobs are told by queue once there is a queue, and the site reads nothing else of it", async () => {
  expect(Object.keys(await collect()).filter((name) => name.startsWith("queue"))).toEqual([]);
  // Two columns of the queue's own table are all that is read.
  await database.ownerSql`create schema pgboss`;
  await database.ownerSql`create table pgboss.job (name text, state text, created_on timestamptz)`;
  await database.ownerSql`insert into pgboss.job values
    ('grade', 'created', now() - interval '90 seconds'), ('grade', 'created', now()),
    ('grade', 'active', now()), ('dead', 'created', now() - interval '1 hour')`;
  const measured = await collect();
  expect(measured).toMatchObject({
    'queue_jobs{queue="grade",state="created"}': 2,
    'queue_jobs{queue="grade",state="active"}': 1,
    'queue_jobs{queue="dead",state="created"}': 1,
  });
  expect(measured['queue_age_seconds{queue="grade",state="created"}']).toBeCloseTo(90, -1);
  await expect(database.webSql`select * from pgboss.job`).rejects.toThrow(/permission denied/);
});

test("a published cycle is no longer in work, and the publication's age is told", async () => {
  const publishedAt = new Date(performance.timeOrigin + performance.now() - 3_600_000);
  await database.worker
    .insert(schema.cyclePublications)
    .values({ cycleId, gates: [], publishedAt });
  const measured = await collect();
  expect(Object.keys(measured).filter((name) => name.startsWith("cycle"))).toEqual([]);
  expect(measured.publications).toBe(1);
  expect(measured.publication_age_seconds).toBeGreaterThanOrEqual(3_599);
  expect(measured.publication_age_seconds).toBeLessThan(3_700);
});
