import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { CommandContext } from "./command-context";
import { runCommandLine } from "./run-command-line";
import { register as suitePackages } from "./suite-packages";
import { register as suiteShow } from "./suite-show";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-packages-"));

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
  await storeSuite(database.owner, sampleSuite({ id: "mine" }));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const exitCode = await runCommandLine(words, new CommandContext(), [suitePackages, suiteShow]);
  return { exitCode, ...printed };
}

async function countRevisions(): Promise<number> {
  const [row] = await database.ownerSql`select count(*)::int as rows from suite_revisions`;
  return row?.rows;
}

describe("what answers may import", () => {
  test("makes a new revision with the same tasks, leaves the old one, and is shown", async () => {
    const before = await findSuiteRevision(database.owner, "mine");
    const { exitCode, stdout } = await run("suite", "packages", "mine", "--python", "re,math,re");
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("python: math, re")]);
    const after = await findSuiteRevision(database.owner, "mine");
    expect(after?.packages).toEqual({ python: ["math", "re"] });
    expect(after?.revision).not.toBe(before?.revision);
    const keysOf = async (id: number | undefined) =>
      (await listSuiteTasks(database.owner, id ?? 0)).map((task) => [
        task.taskKey,
        task.testSuiteVersion,
        task.referenceSolution,
      ]);
    expect(await keysOf(after?.id)).toEqual(await keysOf(before?.id));
    const old = await findSuiteRevision(database.owner, "mine", before?.revision);
    expect(old?.packages).toBeNull();
    expect((await run("suite", "show", "mine")).stdout).toContain(
      "allowed imports: python: math, re",
    );
    const shown = JSON.parse((await run("--json", "suite", "show", "mine")).stdout);
    expect(shown.packages).toEqual({ python: ["math", "re"] });
  });

  test("the same list again changes nothing", async () => {
    const before = await countRevisions();
    const { exitCode, stdout } = await run(
      "--json",
      "suite",
      "packages",
      "mine",
      "--python",
      "math,re",
    );
    expect([exitCode, JSON.parse(stdout).changed]).toEqual([0, false]);
    expect(await countRevisions()).toBe(before);
  });

  test("`none` allows nothing, and `standard` takes the list away", async () => {
    await run("suite", "packages", "mine", "--python", "none");
    expect((await findSuiteRevision(database.owner, "mine"))?.packages).toEqual({ python: [] });
    const taken = await run("suite", "packages", "mine", "--python", "standard");
    expect(taken.stdout).toContain("may import the language's standard library alone");
    expect((await findSuiteRevision(database.owner, "mine"))?.packages).toEqual({});
  });

  test("a list that the suite had before does not come back, and nothing is written", async () => {
    const before = await countRevisions();
    const { exitCode, stderr } = await run("suite", "packages", "mine", "--python", "math,re");
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("never made twice")]);
    expect(await countRevisions()).toBe(before);
  });

  test.each([
    ["no language", [], "name a language, such as --python math,re"],
    ["a language that it has no task in", ["--java", "java.util"], "the suite has no task in java"],
    ["a name that is no package's", ["--python", "../os"], "is a package's name, such as math"],
  ])("%s is refused and writes nothing", async (_what, words, said) => {
    const before = await countRevisions();
    const { exitCode, stderr } = await run("suite", "packages", "mine", ...words);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)]);
    expect(await countRevisions()).toBe(before);
  });
});
