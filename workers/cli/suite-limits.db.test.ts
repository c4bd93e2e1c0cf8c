import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { storeSuite } from "../../db/repositories/store-suite";
import { fillEveryTable } from "../../db/test-support/fill-every-table";
import { listTables } from "../../db/test-support/list-tables";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { CommandContext } from "./command-context";
import { register as regrade } from "./regrade";
import { runCommandLine } from "./run-command-line";
import { register as suiteLimits } from "./suite-limits";
import { register as suiteShow } from "./suite-show";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-limits-"));

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
  await fillEveryTable(database.owner);
  await storeSuite(database.owner, sampleSuite({ id: "fresh" }));
  await storeSuite(database.owner, sampleSuite({ id: "told", equality: "typed" }));
  await database.ownerSql`insert into suites (id, title, description) values ('outside', 't', 'd')`;
  await database.ownerSql`
    insert into suite_revisions (suite_id, revision, content_sha256, format, compared, k, source,
      exposed, task_count)
    values ('outside', 'r', 'r', 'outcomes', 'system', 1,
      '{"name":"n","licence":null,"fileSha256":"0"}', true, 1)`;
  await database.ownerSql`
    insert into runs (id, identity_sha256, suite_revision_id, model_id, cycle, manifest,
      manifest_sha256, evidence, source_name, source_sha256, submissions_withheld)
    select 'reported', 'reported', max(r.id), max(m.id), 'r', '{}', '0', 'E', 's', '0', false
    from suite_revisions r, models m where r.suite_id = 'outside'`;
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
  const commands = [suiteLimits, suiteShow, regrade];
  const exitCode = await runCommandLine(words, new CommandContext(), commands);
  return { exitCode, ...printed };
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(database.ownerSql)) {
    const [row] = await database.ownerSql.unsafe(`select count(*)::int as rows from ${name}`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

test("a decision is appended, stands at once, and suite show names it with its reason", async () => {
  const before = await findSuiteRevision(database.web, "fresh");
  const words = ["suite", "limits", "fresh", "--cpu-ms", "1500", "--memory-mib", "512"];
  const decided = await run(...words, "--reason", "a faster machine", "--json");
  expect(JSON.parse(decided.stdout)).toMatchObject({
    changed: true,
    changes: [
      { field: "cpuMsPerTest", from: 2000, to: 1500 },
      { field: "memoryBytes", from: 268_435_456, to: 536_870_912 },
    ],
  });
  const after = await findSuiteRevision(database.web, "fresh");
  expect(after?.limits).toEqual({
    ...before?.limits,
    cpuMsPerTest: 1500,
    memoryBytes: 536_870_912,
  });
  expect(after?.revision).toBe(before?.revision);
  const shown = await run("suite", "show", "fresh");
  expect(shown.stdout).toContain("CPU 1500 ms a test and 10000 ms in all");
  expect(shown.stdout).toContain("reason: a faster machine");
  const rows = await countRows();
  const again = await run(...words, "--reason", "once more");
  expect(again).toMatchObject({
    exitCode: 0,
    stdout: "fresh has these limits already: nothing changed\n",
  });
  expect(await countRows()).toEqual(rows);
});

describe("refusals are one line, exit code 2, and write nothing", () => {
  test.each([
    ["no limit", ["suite", "limits", "told", "--reason", "why"], "name a limit, such as --cpu-ms"],
    [
      "more for a test than for all",
      ["suite", "limits", "told", "--cpu-ms", "20000", "--wall-ms", "60000", "--reason", "why"],
      "--cpu-ms 20000 is more than a whole execution may use (10000): raise --cpu-total-ms too",
    ],
    [
      "less clock than CPU time",
      ["suite", "limits", "told", "--wall-ms", "500", "--reason", "why"],
      "--wall-ms 500 is less than the CPU time of a test (2000): raise --wall-ms too",
    ],
    [
      "a suite without tests here",
      ["suite", "limits", "outside", "--cpu-ms", "100", "--reason", "why"],
      "the suite outside holds results measured elsewhere and no tests",
    ],
    [
      "an unknown suite",
      ["suite", "limits", "absent", "--cpu-ms", "1", "--reason", "w"],
      "no such suite",
    ],
    ["neither run nor suite", ["regrade"], "give either --run ID or --suite ID"],
    ["both", ["regrade", "--run", "a", "--suite", "b"], "give either --run ID or --suite ID"],
    ["an unknown run", ["regrade", "--run", "absent"], "there is no run absent: see run list"],
    [
      "a suite without runs",
      ["regrade", "--suite", "fresh"],
      "the suite fresh has no run to grade",
    ],
    [
      "a run of reported outcomes",
      ["regrade", "--run", "reported"],
      "the suite outside holds results measured elsewhere and no tests: answers can't be graded",
    ],
    ["a suite of them", ["regrade", "--suite", "outside"], "results measured elsewhere"],
  ])("%s", async (_name, words, message) => {
    const rows = await countRows();
    const { exitCode, stdout, stderr } = await run(...words);
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(await countRows()).toEqual(rows);
  });

  test.each([
    [["--cpu-ms", "0"]],
    [["--cpu-ms", "fast"]],
    [["--memory-mib", "1"]],
    [["--reason", " "]],
    [["--reason", "two\nlines"]],
    [["--reason", "x".repeat(501)]],
  ])("bad usage: %j", async (words) => {
    const ended = await run("suite", "limits", "told", "--cpu-ms", "9", "--reason", "w", ...words);
    expect(ended).toMatchObject({ exitCode: 2, stdout: "" });
  });
});
