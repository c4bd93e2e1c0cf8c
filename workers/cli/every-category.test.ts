import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSuiteContent } from "../../db/repositories/store-suite";
import { DomainError } from "../../lib/core/errors";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import { taskCategories } from "../../lib/core/vocabulary";
import { writePortableSuite } from "../importers/errorbar/write-suite";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { writePoolFixture } from "../importers/errorbar-pool/write-pool-fixture";
import { readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";

let folder: string;
let suite: SuiteDefinition;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-categories-"));
  writePoolFixture(join(folder, "pool"), ["count-steps"]);
  ({ suite } = await readPool(join(folder, "pool")));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(written: object): Promise<SuiteDefinition> {
  const path = join(folder, "suite.json");
  writeFileSync(path, JSON.stringify(written));
  const file = await readSuiteFile(path);
  return toSuiteDefinition(file, file.published.defaultId, []);
}

test("a suite with tasks of all categories is written, and read again with the same content hash", async () => {
  expect(new Set(suite.tasks.map(({ category }) => category))).toEqual(new Set(taskCategories));
  const keys = suite.tasks.map(({ taskKey }) => taskKey);
  expect(keys).toContain("count-steps/code-translation/java/from-python");
  expect(JSON.stringify(suite.tasks)).toContain('"kind":"raises"');
  const again = await read(writePortableSuite(suite));
  expect(again).toEqual(suite);
  expect(hashSuiteContent(again)).toBe(hashSuiteContent(suite));
});

/** The suite with one task of a category alone, changed. */
function changed(category: string, change: (task: Changed) => void): object {
  const { tasks, ...written } = writePortableSuite(suite);
  const task = structuredClone(tasks.find((one) => one.category === category)) as Changed;
  change(task);
  return { ...written, tasks: [task] };
}

interface Changed {
  id: string;
  category: string;
  tests: { plan?: TestPlan; hidden?: string[] };
}

const planOf = <Kind extends TestPlan["kind"]>(task: Changed, kind: Kind) => {
  if (task.tests.plan?.kind !== kind) throw new Error(`no plan of kind ${kind}`);
  return task.tests.plan as Extract<TestPlan, { kind: Kind }>;
};

test.each<[string, string, (task: Changed) => void, string]>([
  [
    "a plan of another category's kind",
    "refactoring",
    (task) => Object.assign(task, { category: "unit-test-writing" }),
    "field tests.plan: kind: unit-test-writing has tests: give that",
  ],
  [
    "documentation with assertions for tests",
    "documentation-generation",
    (task) => Object.assign(task, { tests: { hidden: ["assert f(1) == 1"] } }),
    "field tests.plan: is what documentation-generation needs, of the kind documentation: give it",
  ],
  [
    "an error that is no name",
    "bug-fixing",
    (task) => {
      const [one] = planOf(task, "calls").cases;
      if (one) one.expectation = { kind: "raises", error: "Value Error" };
    },
    "cases.0.expectation.error: is no error's name: write one such as ValueError",
  ],
  [
    "a goal below nothing",
    "refactoring",
    (task) => {
      planOf(task, "refactoring").goals.maxNesting = -1;
    },
    "goals.maxNesting: -1 is no whole number from 0 on: correct it",
  ],
  [
    "an error's words with a NUL",
    "documentation-generation",
    (task) => {
      planOf(task, "documentation").errors = ["it is \0"];
    },
    "errors.0: holds a NUL character: remove it",
  ],
  [
    "an empty second solution",
    "unit-test-writing",
    (task) => {
      planOf(task, "tests").second = "";
    },
    "field tests.plan: second: ",
  ],
  [
    "a way up in the middle of its id",
    "bug-fixing",
    (task) => Object.assign(task, { id: "count-steps/../java" }),
    "field tasks.0.id: has the form pair/0",
  ],
  [
    "an id that ends in a slash",
    "bug-fixing",
    (task) => Object.assign(task, { id: "count-steps/bug-fixing/" }),
    "field tasks.0.id: has the form pair/0",
  ],
])("%s is refused by its place", async (_, category, change, words) => {
  const refused = await read(changed(category, change)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DomainError);
  expect(String(refused)).toContain(words);
});
