import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type CycleEntry, cycleSchema } from "../../lib/contracts/cycle";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { openPoolWeek, publishWeek, refuseWeek } from "../../lib/data/test-support/open-week";
import { type Publisher, publishRun } from "../../lib/data/test-support/publish-run";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET } from "./v1/cycles/[week]/route";

let publisher: Publisher;
withSite(async (opened) => {
  publisher = opened;
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function open(cycle: string, exposed: boolean) {
  const taskKeys = [`task-of-${cycle}/b`, `task-of-${cycle}/a`];
  return openPoolWeek(publisher.db, { cycle, exposed, taskKeys });
}

async function publish(opened: Awaited<ReturnType<typeof open>>): Promise<void> {
  const { cycle, suiteRevisionId } = opened;
  const run = { id: `run-${cycle}`, slug: "alpha", suiteRevisionId, cycle, verdicts: [".", "w"] };
  await publishRun(publisher, run);
  await publishWeek(publisher.db, opened);
}

async function ask(week: string): Promise<CycleEntry> {
  const response = await callRoute(GET, `/api/v1/cycles/${week}`, { week });
  expect(response.status).toBe(200);
  return cycleSchema.parse(await response.json());
}

test("an open week tells its draw and its hash, and no task id", async () => {
  const { taskSetDigest } = await open("2026-W48", true);
  const answer = await ask("2026-W48");
  expect(answer).toMatchObject({
    cycle: "2026-W48",
    state: "open",
    suite: "weekly",
    tasks: 2,
    seedLabel: "cgb/v1/sample/2026-W48",
    digest: taskSetDigest,
    allocation: { actual: [{ cell: "1/function-completion/python", tasks: 2 }] },
    rotation: { retired: 1, activated: 0, short: [] },
    openedAt: "2026-11-23T05:00:00.000Z",
    publishedAt: null,
    gates: [],
    models: [{ model: { slug: "alpha", name: "ALPHA" }, endpoint: "replay", runId: null }],
  });
  expect(answer.manifestSha256).toBe(sha256(canonicalJson(answer.manifest)));
  expect(answer.manifest.generation).not.toHaveProperty("temperature");
  expect(answer.taskIds).toBeNull();
  expect(JSON.stringify(answer)).not.toContain("task-of-");
});

test("a published week of a public pool names its tasks, whose digest is the frozen one", async () => {
  await publish(await open("2026-W49", true));
  const answer = await ask("2026-W49");
  expect(answer.taskIds).toEqual(["task-of-2026-W49/a", "task-of-2026-W49/b"]);
  expect(answer.digest).toBe(sha256("task-of-2026-W49/a\ntask-of-2026-W49/b"));
  expect([answer.state, answer.publishedAt]).toEqual(["published", "2026-11-24T07:00:00.000Z"]);
  expect(answer.models[0]?.runId).toBe("run-2026-W49");
  expect(answer.gates).toMatchObject([{ gate: "verdicts", held: true }]);
});

test("a published week has its cells, gates and tasks as tables too, and no other", async () => {
  const csvOf = async (query: string) => {
    const response = await callRoute(GET, `/x?${query}`, { week: "2026-W49" });
    return [response.status, (await response.text()).trimEnd()];
  };
  expect(await csvOf("table=tasks&format=csv")).toEqual([
    ...[200, "taskId\r\ntask-of-2026-W49/a\r\ntask-of-2026-W49/b"],
  ]);
  const cells = "cell,planned,actual\r\n1/function-completion/python,2,2";
  expect(await csvOf("table=cells&format=csv")).toEqual([200, cells]);
  expect((await csvOf("table=gates&format=csv"))[1]).toMatch(/^gate,held,detail\r\nverdicts,true,/);
  expect((await csvOf("format=csv"))[1]).toMatch(/^model_slug,/);
  expect(await csvOf("table=none")).toEqual([
    400,
    expect.stringContaining("must be one of models, cells, gates, tasks"),
  ]);
});

test("a private pool's ids stay private when its week is published", async () => {
  await publish(await open("2026-W50", false));
  const answer = await ask("2026-W50");
  expect(answer.state).toBe("published");
  expect(JSON.stringify(answer)).not.toContain("task-of-");
});

test("a week whose gates did not hold says which", async () => {
  const gates = await refuseWeek(publisher.db, await open("2026-W51", true));
  expect(await ask("2026-W51")).toMatchObject({ state: "refused", publishedAt: null, gates });
});

test.each(["2026-W52", "2026", "none"])(
  "a week that was not opened is not found: %s",
  async (week) => {
    const response = await callRoute(GET, `/api/v1/cycles/${week}`, { week });
    expect(response.status).toBe(404);
  },
);
