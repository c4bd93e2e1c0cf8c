import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findCycle } from "../../db/repositories/find-cycle";
import { insertModelAnswer } from "../../db/repositories/insert-model-answer";
import { insertModelReply } from "../../db/repositories/insert-model-reply";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { addModel, openTestCycle, tasksOfWeek } from "../engine/test-support/open-test-cycle";
import { CommandContext } from "./command-context";
import { register as cycleRun } from "./cycle-run";
import { runCommandLine } from "./run-command-line";

const database = withTestDatabase();
const home = mkdtempSync(join(tmpdir(), "errorbar-dry-cost-"));
const week = "2026-W48";
const prices = {
  currency: "USD",
  promptPerMillionTokens: "3",
  completionPerMillionTokens: "15",
  asOf: "2026-11-03",
};
const sampling = { temperature: null, topP: null, maxTokens: 500 };

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", home);
  const db = database.worker;
  const endpoint = { kind: "google", model: "g" } as const;
  const capped = { ...endpoint, spendingCap: "0.0001" };
  const models = [
    await addModel(db, "m-capped", capped, { prices, sampling }),
    await addModel(db, "m-priced", endpoint, { prices, sampling }),
    await addModel(db, "m-unpriced", endpoint, { sampling }),
  ];
  const cycleId = await openTestCycle(db, week, models, true);
  await addModel(db, "m-late", endpoint, { prices });
  await answerFirstTask(cycleId, models[1]?.model.id ?? 0);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

/** One answer of 200 tokens that took two seconds. */
async function answerFirstTask(cycleId: number, modelId: number): Promise<void> {
  const db = database.worker;
  const cycle = await findCycle(db, { id: cycleId });
  const [task] = await listSuiteTasks(db, cycle?.suiteRevisionId ?? 0);
  const sha256 = "0".repeat(64);
  const replyId = await insertModelReply(db, {
    cycleId,
    modelId,
    taskId: task?.id ?? 0,
    candidateIndex: 0,
    attempt: 1,
    kind: "replied",
    httpStatus: 200,
    rawSha256: sha256,
    latencyMs: 2_000,
    askedAt: new Date("2026-11-23T06:00:00Z"),
  });
  await insertModelAnswer(db, { replyId, completionSha256: sha256, completionTokens: 200 });
}

async function dryCost(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const command = ["cycle", "run", "--dry-cost", "--week", week, ...words];
  const exitCode = await runCommandLine(command, new CommandContext(), [cycleRun]);
  return { exitCode, ...printed };
}

test("what an opened week still asks is priced, by earlier answers where there are any", async () => {
  const { stdout, exitCode } = await dryCost("--json");
  expect(exitCode).toBe(0);
  const { models, totals } = JSON.parse(stdout);
  // Prompts of 27 characters count as 9 tokens; an answer as its limit, or as the earlier ones.
  const all = { questions: tasksOfWeek, promptTokens: 108, completionTokens: 6_000 };
  expect(models).toMatchObject([
    { model: "m-capped", ...all, cost: { currency: "USD", expected: "0.090324" } },
    // (99*3 + 2200*15) / 10**6; 11 questions of 2 s, four at once.
    {
      model: "m-priced",
      questions: 11,
      promptTokens: 99,
      completionTokens: 2_200,
      cost: { expected: "0.033297" },
      durationMs: 5_500,
    },
    { model: "m-unpriced", ...all, cost: null },
  ]);
  expect(totals).toMatchObject([{ currency: "USD", expected: "0.123621" }]);
});

test("people are told caps, models without a price, and that nobody was asked", async () => {
  const { stdout } = await dryCost("--models", "m-capped,m-unpriced");
  // 12 * ((27 + 64) * 3 + 500 * 15) / 10**6 at most; 24 questions of 15 s, four at once.
  expect(stdout.trimEnd().split("\n").slice(-4)).toEqual([
    "m-capped: its cap of 0.0001 USD would end it before its last question",
    "about 0.090324 USD in all, and at most 0.093276 beside attempts that fail",
    "no price is known of m-unpriced",
    "asking takes about 2 min, all providers at the same time; nobody was asked",
  ]);
});

test("a model that the week does not ask is told", async () => {
  const refused = await dryCost("--models", "m-late");
  expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
  expect(refused.stderr).toContain("m-late: not asked by this cycle");
});

// Reading the whole pool takes a busy machine a minute.
test("nothing is written, and a week that nobody opened is priced by its plan", {
  timeout: 120_000,
}, async () => {
  const { stdout } = await dryCost("--week", "2026-W50", "--models", "m-late", "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    cycle: "2026-W50",
    models: [{ model: "m-late", questions: 400, completionTokens: 400_000 }],
  });
  expect(await findCycle(database.worker, { cycle: "2026-W50" })).toBeNull();
});
