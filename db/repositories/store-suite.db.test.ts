import { expect, test } from "vitest";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { suiteRevisions, suites } from "../schema/suites";
import { taskSecrets, tasks } from "../schema/tasks";
import { sampleSuite, sampleTask } from "../test-support/sample-suite";
import { withTestDatabase } from "../test-support/with-test-database";
import { findSuiteRevision } from "./find-suite-revision";
import { listPublicTasks } from "./list-public-tasks";
import { listSuiteTasks } from "./list-suite-tasks";
import { listSuites } from "./list-suites";
import { storeReportedSuite } from "./store-reported-suite";
import { storeSuite } from "./store-suite";

const database = withTestDatabase();

const countRows = async () => ({
  suites: await database.owner.$count(suites),
  revisions: await database.owner.$count(suiteRevisions),
  tasks: await database.owner.$count(tasks),
  secrets: await database.owner.$count(taskSecrets),
});

test("a suite is stored whole and read back with and without its secrets", async () => {
  const definition = sampleSuite({ id: "whole" });
  const stored = await storeSuite(database.worker, definition);
  expect(stored).toMatchObject({ suite: "whole", taskCount: 2, created: true });
  // What a suite is called, and what is said of it, is no part of its content.
  const { title, description, card, packages, ...content } = definition;
  expect([title, description, card]).not.toContain(undefined);
  // A suite that lists no packages has the revision that it had before lists existed.
  expect(packages).toBeNull();
  expect(stored.revision).toBe(sha256Hex(canonicalJson(content)).slice(0, 12));
  const read = await listSuiteTasks(database.worker, stored.suiteRevisionId);
  expect(read.map(({ taskKey, testPlan }) => ({ taskKey, testPlan }))).toEqual(
    definition.tasks.map(({ taskKey, testPlan }) => ({ taskKey, testPlan })),
  );
  expect(read[0]).toMatchObject({
    caseCount: 2,
    publicCaseCount: 1,
    testSuiteVersion: sha256Hex(canonicalJson(definition.tasks[0]?.testPlan)),
    plantedFaults: ["    return None\n"],
  });
  const shown = await listPublicTasks(database.web, stored.suiteRevisionId);
  expect(shown.map((task) => task.taskKey)).toEqual(["sample/0", "sample/1"]);
  expect(JSON.stringify(shown)).not.toContain("return");
});

test("the same content again finds its revision and adds nothing, also at the same moment", async () => {
  const definition = sampleSuite({ id: "repeated" });
  const twice = await Promise.all([
    storeSuite(database.worker, definition),
    storeSuite(database.worker, definition),
  ]);
  expect(twice.map((stored) => stored.created).sort()).toEqual([false, true]);
  const before = await countRows();
  const again = await storeSuite(database.worker, structuredClone(definition));
  expect(again).toEqual({ ...twice[0], created: false });
  expect(await countRows()).toEqual(before);
});

test("a list of packages for a language in which tests are asked for stores nothing", async () => {
  const testPlan = { kind: "tests" as const, reference: "", second: "", faults: ["", ""] };
  const tasks = [sampleTask("sample/0"), sampleTask("sample/1", { testPlan })];
  const before = await countRows();
  const listed = sampleSuite({ id: "listed", packages: { python: ["math"] }, tasks });
  await expect(storeSuite(database.worker, listed)).rejects.toMatchObject({ code: "bad-input" });
  expect(await countRows()).toEqual(before);
});

test("a suite of outcomes measured elsewhere takes no tasks that are graded here", async () => {
  const reported = {
    id: "elsewhere",
    title: "Elsewhere",
    description: "Outcomes a task.",
    format: "outcomes",
    source: { name: "outcomes.jsonl", licence: null, fileSha256: "0".repeat(64) },
  };
  await storeReportedSuite(database.worker, { ...reported, taskKeys: ["a"] });
  await storeReportedSuite(database.worker, { ...reported, id: "claimed", taskKeys: [] });
  const before = await countRows();
  await expect(storeSuite(database.worker, sampleSuite({ id: "elsewhere" }))).rejects.toThrow(
    /elsewhere holds outcomes measured elsewhere: give the tasks another --suite/,
  );
  expect(await countRows()).toEqual(before);
  // Claims may stand beside what is graded.
  expect(await storeSuite(database.worker, sampleSuite({ id: "claimed" }))).toMatchObject({
    created: true,
  });
});

test("changed content becomes the latest revision and leaves the older one as it was", async () => {
  const first = await storeSuite(database.worker, sampleSuite({ id: "changing" }));
  const second = await storeSuite(
    database.worker,
    sampleSuite({ id: "changing", tasks: [sampleTask("sample/0", { prompt: "other" })] }),
  );
  expect(second.revision).not.toBe(first.revision);
  const latest = await findSuiteRevision(database.web, "changing");
  expect(latest).toMatchObject({ id: second.suiteRevisionId, taskCount: 1, title: "Sample" });
  const older = await findSuiteRevision(database.web, "changing", first.revision);
  expect(older).toMatchObject({ id: first.suiteRevisionId, taskCount: 2 });
  const listed = (await listSuites(database.web)).filter((suite) => suite.suiteId === "changing");
  expect(listed).toEqual([latest]);
  expect(await findSuiteRevision(database.web, "absent")).toBeNull();
});

test("a suite that can't be stored whole leaves nothing behind", async () => {
  const before = await countRows();
  const many = Array.from({ length: 600 }, (_, index) => sampleTask(`many/${index}`));
  const unstorable = sampleTask("unstorable", { referenceSolution: "a NUL: \u0000" });
  await expect(
    storeSuite(database.worker, sampleSuite({ id: "broken", tasks: [...many, unstorable] })),
  ).rejects.toThrow();
  await expect(
    storeSuite(database.worker, sampleSuite({ id: "empty", tasks: [] })),
  ).rejects.toMatchObject({ code: "bad-input" });
  await expect(
    storeSuite(
      database.worker,
      sampleSuite({ id: "twice", tasks: [sampleTask("a"), sampleTask("a")] }),
    ),
  ).rejects.toMatchObject({ code: "bad-input" });
  expect(await countRows()).toEqual(before);
});
