import { beforeEach, expect, test } from "vitest";
import { appendSuiteLimits } from "../../db/repositories/append-suite-limits";
import { describeModel } from "../../db/repositories/describe-model";
import { findModel } from "../../db/repositories/find-model";
import { listCycleModels } from "../../db/repositories/list-cycle-models";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { listTables } from "../../db/test-support/list-tables";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { planCycle } from "../../lib/core/cycle/plan-cycle";
import type { ModelDescription } from "../../lib/core/model/model-description";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { findKnownCard } from "../../lib/core/suite/cards/find-known-card";
import { type AskedModel, type CycleRequest, openCycle } from "./open-cycle";
import { ScriptedBackend } from "./test-support/scripted-backend";

const database = withTestDatabase();
const backend = new ScriptedBackend(() => '["n"]');
const design = { total: 12, tierWeights: [40, 40, 20] } as const;
const tasks = Array.from({ length: 60 }, (_, at) =>
  sampleTask(`pool/${String(at).padStart(2, "0")}`, {
    tier: ([1, 2, 3] as const)[at % 3] ?? 1,
    madeBy: { promptTemplate: "template/1", formatRule: "form/1" },
  }),
);
const pool = { suite: sampleSuite({ id: "weekly", tasks }), tasks };
let models: AskedModel[] = [];

beforeEach(async () => {
  models = [await ask("model-a", "0.2"), await ask("model-b", "0.7")];
});

async function ask(slug: string, temperature: string): Promise<AskedModel> {
  const endpoint = { kind: "replay", file: `${slug}.jsonl` } as const;
  const sampling = { temperature, topP: null, maxTokens: 512 };
  const undisclosed = { releasedOn: null, cutoffOn: null, openWeights: null, prices: null };
  const described = { name: slug, provider: null, revision: `${slug}-1`, sampling };
  const description: ModelDescription = { ...described, ...undisclosed, endpoint };
  await describeModel(database.worker, slug, description);
  const model = await findModel(database.worker, slug);
  if (model === null) throw new Error("the model was not stored");
  return { model, endpoint };
}

function request(week: string, changes: Partial<CycleRequest> = {}): CycleRequest {
  const plan = planCycle({ tasks, events: [] }, week, design);
  return { plan, pool, models, openedAt: new Date("2026-11-23T05:00:00Z"), ...changes };
}

const open = (asked: CycleRequest) => openCycle({ db: database.worker, backend }, asked);

async function countRows(): Promise<[string, unknown][]> {
  const counts: [string, unknown][] = [];
  for (const { name } of await listTables(database.ownerSql)) {
    const [row] = await database.ownerSql.unsafe(`select count(*)::int as rows from ${name}`);
    counts.push([name, row?.rows]);
  }
  return counts;
}

test("a week is frozen: exactly the drawn tasks, a hashed manifest without the models, and their parts", async () => {
  const asked = request("2026-W48");
  const { cycle, created } = await open(asked);
  expect(created).toBe(true);
  const stored = await listPublicTasks(database.worker, cycle.suiteRevisionId);
  expect(stored.map(({ taskKey }) => taskKey).sort()).toEqual(asked.plan.taskKeys);
  expect(cycle.manifest.task.taskIdsSha256).toBe(cycle.taskSetDigest);
  expect(cycle.manifestSha256).toBe(sha256Hex(canonicalJson(cycle.manifest)));
  expect(cycle.manifest.generation).toMatchObject({ promptTemplate: "template/1", attempts: 1 });
  expect(cycle.manifest.generation).not.toHaveProperty("modelBuild");
  const [first, second] = await listCycleModels(database.worker, cycle.id);
  expect(first).toMatchObject({ slug: "model-a", endpointKind: "replay" });
  expect(second?.generation).toMatchObject({ modelBuild: "model-b-1", temperature: "0.7" });
});

test("opening it again, even twice at once, finds the same and adds nothing", async () => {
  const opened = await Promise.all([open(request("2026-W49")), open(request("2026-W49"))]);
  expect(opened.map(({ created }) => created).sort()).toEqual([false, true]);
  const before = await countRows();
  const again = await open(request("2026-W49", { openedAt: new Date("2026-12-04T00:00:00Z") }));
  const { cycle } = opened[0];
  expect(again).toEqual({ cycle, created: false, waiting: [], changed: [] });
  expect(await countRows()).toEqual(before);
});

test.each<[string, () => Partial<CycleRequest>, string]>([
  [
    "other limits",
    () => {
      const limits = { ...pool.suite.limits, cpuMsTotal: pool.suite.limits.cpuMsTotal + 1 };
      return { pool: { suite: { ...pool.suite, limits }, tasks } };
    },
    "execution.limits.cpuMsTotal",
  ],
  [
    "a task with another prompt",
    () => {
      const changed = tasks.map((task) => ({ ...task, prompt: `${task.prompt}# edited\n` }));
      return { pool: { suite: pool.suite, tasks: changed } };
    },
    "task.promptsSha256",
  ],
  ["another draw", () => ({ plan: { ...request("2026-W52").plan, cycle: "2026-W50" } }), "digest"],
])("with %s it is refused by name, and nothing is written", async (_, change, field) => {
  await open(request("2026-W50"));
  const changes = change();
  const before = await countRows();
  const refused = open(request("2026-W50", changes));
  await expect(refused).rejects.toMatchObject({ code: "conflict" });
  await expect(refused).rejects.toThrow(`2026-W50 was opened on 2026-11-23 and is frozen; `);
  await expect(refused).rejects.toThrow(field);
  expect(await countRows()).toEqual(before);
});

test("an open week goes on with its models as they were, and says which wait and which changed", async () => {
  const { cycle } = await open(request("2026-W47"));
  const frozen = await listCycleModels(database.worker, cycle.id);
  expect(frozen.map(({ endpoint }) => endpoint)).toEqual(models.map(({ endpoint }) => endpoint));
  const changed = await ask("model-a", "0.9");
  const before = await countRows();
  const now = [changed, await ask("model-c", "0")];
  const again = await open(request("2026-W47", { models: now }));
  expect(again).toEqual({ cycle, created: false, waiting: ["model-c"], changed: ["model-a"] });
  expect(await listCycleModels(database.worker, cycle.id)).toEqual(frozen);
  expect((await countRows()).filter(([name]) => name.includes("cycle"))).toEqual(
    before.filter(([name]) => name.includes("cycle")),
  );
  await ask("model-a", "0.2");
});

test("limits that were decided for the suite hold for its later weeks, and are another opening of an open one", async () => {
  const { cycle } = await open(request("2026-W44"));
  const { memoryBytes } = pool.suite.limits;
  await appendSuiteLimits(database.worker, {
    suiteRevisionId: cycle.suiteRevisionId,
    reason: "a decision for tests",
    decide: (inForce) => inForce && { ...inForce, memoryBytes: memoryBytes / 2 },
  });
  await expect(open(request("2026-W44"))).rejects.toThrow("execution.limits.memoryBytes");
  const later = await open(request("2026-W45"));
  expect(later.cycle.manifest.execution?.limits).toMatchObject({ memoryBytes: memoryBytes / 2 });
});

test("without a model nothing is opened", async () => {
  const before = await countRows();
  await expect(open(request("2026-W51", { models: [] }))).rejects.toThrow(/no model can be asked/);
  expect(await countRows()).toEqual(before);
});

test("the first week describes the project's own suite, and another does not describe it again", async () => {
  const own = { ...pool, suite: { ...pool.suite, format: "errorbar" } };
  await open(request("2027-W10", { pool: own }));
  await open(request("2027-W11", { pool: own }));
  const rows = await database.ownerSql`select suite_id, card from suite_cards`;
  expect(rows.map(({ suite_id }) => suite_id)).toEqual(["weekly"]);
  expect(rows[0]?.card).toEqual(findKnownCard({ suite: "weekly", format: "errorbar" }));
});
