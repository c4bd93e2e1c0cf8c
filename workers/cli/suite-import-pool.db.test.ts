import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { listTables } from "../../db/test-support/list-tables";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { writePoolFixture } from "../importers/errorbar-pool/write-pool-fixture";
import { CommandContext } from "./command-context";
import { runCommandLine } from "./run-command-line";
import { register as suiteImport } from "./suite-import";
import { register as suiteShow } from "./suite-show";
import { expectRemedy } from "./test-support/expect-remedy";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-import-pool-"));
const pool = join(folder, "own-pool");
const canary = "canary-0a6f1c7e-32c5-4e0c-b1cc-9d0f5e0a7b42";
const retired = "count-steps/code-translation/java/from-python";
const published = "count-steps/function-completion/java";

beforeAll(() => {
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
  writePoolFixture(pool, ["count-steps"], canary);
  const lines = [
    { cycle: "2026-W48", status: "retired", tasks: [retired, published] },
    { cycle: "2026-W49", status: "published", tasks: [published] },
  ];
  writeFileSync(
    join(pool, "life.jsonl"),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
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
  const exitCode = await runCommandLine(words, new CommandContext(), [suiteImport, suiteShow]);
  return { exitCode, ...printed };
}

const importFolder = (path: string, ...more: string[]) =>
  run("suite", "import", "--format", "errorbar", "--file", path, "--json", ...more);

async function countRows(text: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(database.ownerSql)) {
    const query = `select count(*)::int as rows from ${name} t where t::text like $1`;
    const [row] = await database.ownerSql.unsafe(query, [`%${text}%`]);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

test("a private pool becomes a suite of its active tasks, which is not exposed and holds no canary", async () => {
  const { exitCode, stdout } = await importFolder(pool);
  expect([exitCode, JSON.parse(stdout)]).toEqual([
    0,
    {
      suite: "own-pool",
      revision: expect.stringMatching(/^[0-9a-f]{12}$/),
      format: "errorbar",
      // 3 completions, 3 algorithms, 6 corrections, 6 translations, and 3 of each of three more.
      tasks: 27 - 2,
      created: true,
      exposed: false,
      notActive: 2,
    },
  ]);
  const shown = JSON.parse((await run("suite", "show", "own-pool", "--json")).stdout);
  expect(shown).toMatchObject({ tasks: 25, baseProblems: 1, exposed: false });
  expect(shown.byCategory).toMatchObject({ "code-translation": 5, "function-completion": 2 });
  expect(Object.values(await countRows(canary)).every((rows) => rows === 0)).toBe(true);
  // A search that finds what is stored: the fixture's statement is in every prompt's table.
  expect((await countRows("count-steps/bug-fixing/"))["public.tasks"]).toBe(6);
  const keys = await database.ownerSql`select task_key from tasks`;
  expect(keys.map((row) => row.task_key)).not.toContain(retired);
  expect(keys.map((row) => row.task_key)).not.toContain(published);
});

test("hidden cases and references stand where the web's role can't read them", async () => {
  const { tasks } = await readPool(pool);
  const reference = tasks.find(
    ({ taskKey }) => taskKey === "count-steps/function-completion/python",
  );
  expect(reference?.referenceSolution).toContain("return (first_step, None)");
  const found = await countRows("9223372036854775808");
  const open = Object.entries(found).filter(
    ([name, rows]) => name.startsWith("public.") && rows > 0,
  );
  expect(open).toEqual([]);
  expect(Object.values(found).some((rows) => rows > 0)).toBe(true);
});

test("the same pool again finds what it stored, and by another id makes a suite of its own", async () => {
  expect(JSON.parse((await importFolder(pool)).stdout)).toMatchObject({
    created: false,
    tasks: 25,
  });
  const other = JSON.parse((await importFolder(pool, "--suite", "mine")).stdout);
  expect(other).toMatchObject({ suite: "mine", created: true, exposed: false });
});

test("a pool without a canary is called exposed", async () => {
  const open = join(folder, "open-pool");
  writePoolFixture(open, ["count-steps"]);
  expect(JSON.parse((await importFolder(open)).stdout)).toMatchObject({
    suite: "open-pool",
    exposed: true,
    notActive: 0,
  });
});

test.each<[string, (path: string) => void, string]>([
  ["whose name is no id", () => {}, "its name is no suite's id: name one with --suite"],
  [
    "with a file without its canary",
    (path) => writeFileSync(join(path, "count-steps/java/naive.java"), "class Solution {}\n"),
    "naive.java: lacks the pool's canary; add a line with",
  ],
  [
    "with all tasks in reserve",
    (path) => {
      const line = { cycle: "2026-W48", status: "reserve", tasks: everyKey };
      writeFileSync(join(path, "life.jsonl"), `${JSON.stringify(line)}\n`);
    },
    "no task of it is active: see life.jsonl",
  ],
])("a folder %s is refused and stores nothing", async (what, spoil, message) => {
  everyKey = (await readPool(pool)).tasks.map(({ taskKey }) => taskKey);
  const path = join(folder, what.includes("name") ? "Own_Pool" : `spoilt-${everySpoilt++}`);
  writePoolFixture(path, ["count-steps"], canary);
  spoil(path);
  const before = await countRows("");
  const { exitCode, stdout, stderr } = await importFolder(path);
  expect([exitCode, stdout]).toEqual([2, ""]);
  const { error } = JSON.parse(stderr);
  expect(error.message).toContain(message);
  expectRemedy(error.message);
  expect(await countRows("")).toEqual(before);
});
let everyKey: string[] = [];
let everySpoilt = 0;
