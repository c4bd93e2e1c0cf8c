import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { storeSuite } from "../../db/repositories/store-suite";
import { models } from "../../db/schema";
import { listTables } from "../../db/test-support/list-tables";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { scorePayloadSchema } from "../../lib/core/scoring/score-payload";
import { describeWithSharedFile } from "../../lib/test-support/describe-with-shared-file";
import { CommandContext } from "./command-context";
import { register as outcomesImport } from "./outcomes-import";
import { runCommandLine } from "./run-command-line";
import { expectRemedy } from "./test-support/expect-remedy";

const database = withTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-outcomes-"));
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
  await storeSuite(database.worker, sampleSuite());
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(database.ownerSql)) {
    const [row] = await database.ownerSql.unsafe(`select count(*)::int as rows from ${name}`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const exitCode = await runCommandLine(words, new CommandContext(), [outcomesImport]);
  vi.restoreAllMocks();
  return { exitCode, ...printed };
}

let serial = 0;
function write(content: string): string {
  serial += 1;
  const path = join(folder, `file-${serial}`);
  writeFileSync(path, content);
  return path;
}
const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join("\n");
const matrix = (...systems: [string, Record<string, unknown>][]) =>
  write(lines(...systems.map(([system, responses]) => ({ system, responses }))));

async function importFile(suite: string, file: string, ...more: string[]) {
  const ended = await run(
    "--json",
    "outcomes",
    "import",
    "--suite",
    suite,
    "--file",
    file,
    ...more,
  );
  expect(ended).toMatchObject({ exitCode: 0 });
  return JSON.parse(ended.stdout);
}

describe("outcomes import", () => {
  test("makes a suite of systems with a record each, chained, by our own rules", async () => {
    const answer = await importFile(
      "agents",
      matrix(["A", { "t/1": 1, "t/2": 0, "t/10": 1 }], ["B", { "t/10": 0, "t/2": 0, "t/1": 1 }]),
      "--title",
      "Agents",
      "--licence",
      "MIT",
    );
    expect(answer).toMatchObject({ suiteCreated: true, format: "matrix", tasks: 3, created: 2 });
    expect(answer.systems[0]).toMatchObject({
      system: "A",
      model: "a",
      passed: 2,
      passRate: 2 / 3,
    });
    const tasks = await database.workerSql`
      select task_key, category, prompt, test_suite_version from tasks
      join suite_revisions on suite_revisions.id = suite_revision_id
      where suite_id = 'agents' order by position`;
    expect(tasks.map((task) => task.task_key)).toEqual(["t/1", "t/2", "t/10"]);
    expect(tasks[0]).toMatchObject({ category: null, prompt: null, test_suite_version: null });
    const runs = await database.workerSql`
      select manifest, evidence from runs where cycle = ${answer.revision}`;
    expect(runs.map((row) => row.evidence)).toEqual(["E", "E"]);
    expect(runs[0]?.manifest).toMatchObject({ execution: null, task: { testsSha256: null } });
    const records = await database.workerSql`
      select canonical, record_sha256, previous_sha256 from score_records order by id`;
    expect(records[1]?.previous_sha256).toBe(records[0]?.record_sha256);
    const payload = scorePayloadSchema.parse(JSON.parse(String(records[0]?.canonical)));
    expect(payload.interval?.seedLabel).toBe(`cgb/v1/bootstrap/${answer.revision}/overall`);
  });

  test("of the same file again changes nothing and says so", async () => {
    const file = matrix(["A", { x: 1, y: 0 }]);
    await importFile("again", file);
    const before = await countRows();
    const again = await importFile("again", file);
    expect(again).toMatchObject({ created: 0, unchanged: 1, suiteCreated: false });
    expect(await countRows()).toEqual(before);
    const said = await run("outcomes", "import", "--suite", "again", "--file", file);
    expect(said.stdout).toContain("nothing changed, 1 system stood already");
  });

  test("adds systems to a suite of the same tasks, in whatever order they stand", async () => {
    const first = await importFile("grows", matrix(["A", { x: 1, y: 0 }]));
    const second = await importFile("grows", matrix(["C", { y: 1, x: 1 }]));
    expect(second).toMatchObject({ revision: first.revision, suiteCreated: false, created: 1 });
  });

  test("stores a system that lacks tasks as incomplete only where it is told to", async () => {
    await importFile("partial", matrix(["A", { x: 1, y: 0, z: 1 }]));
    const answer = await importFile("partial", matrix(["B", { x: 1 }]), "--incomplete");
    expect(answer.systems[0]).toMatchObject({
      state: "incomplete",
      passRate: null,
      interval: null,
    });
  });

  test("gives names that make one slug a slug each, whichever comes first, and finds them again", async () => {
    const file = matrix(["Same Name", { x: 1 }], ["same_name", { x: 0 }], ["same-name", { x: 1 }]);
    const { systems } = await importFile("slugs", file);
    const slugs = systems.map((system: { model: string }) => system.model);
    expect(slugs[0]).toBe("same-name");
    // The third name is the first one's slug, and yet another system of this file.
    for (const slug of slugs.slice(1)) expect(slug).toMatch(/^same-name-[0-9a-f]{8}$/);
    expect(new Set(slugs).size).toBe(3);
    const again = await importFile("slugs", file);
    expect(again.systems.map((system: { model: string }) => system.model)).toEqual(slugs);
  });

  test("takes a name that is a registered slug for that model, but never for a baseline", async () => {
    const [{ systems }] = [await importFile("registered", matrix(["Known One", { x: 1 }]))];
    expect(systems[0].model).toBe("known-one");
    const other = await importFile("registered", matrix(["known-one", { x: 0 }]));
    expect(other.systems[0].model).toBe("known-one");
    await database.worker
      .insert(models)
      .values({ slug: "perfect", name: "perfect", synthetic: true });
    const third = await importFile("registered", matrix(["perfect", { x: 0 }]));
    expect(third.systems[0].model).toMatch(/^perfect-[0-9a-f]{8}$/);
  });

  test("counts a contract that states everything as evidence D", async () => {
    const stated = Object.fromEntries(
      [
        ...["modelBuild", "systemPrompt", "promptTemplate", "temperature", "topP", "seedPolicy"],
        ...["repairLoop", "harness"],
      ].map((field) => [field, "0.5"]),
    );
    const manifest = write(JSON.stringify({ ...stated, maxTokens: 1, candidatesPerTask: 1 }));
    const { revision } = await importFile(
      "stated",
      matrix(["A", { x: 1 }]),
      "--manifest",
      manifest,
    );
    const [row] = await database.workerSql`
      select evidence, manifest -> 'generation' ->> 'temperature' as temperature
      from runs where cycle = ${revision}`;
    expect(row).toMatchObject({ evidence: "E", temperature: "0.5" });
  });

  test("keeps base and plus tests of one benchmark apart", async () => {
    const results = write(JSON.stringify({ eval: { t: { base: "success", plus: "failed" } } }));
    const first = await importFile("plus", results, "--system", "A");
    expect(first.systems[0]).toMatchObject({ passed: 0 });
    const refused = await run(
      ...["outcomes", "import", "--suite", "plus", "--file", results],
      ...["--system", "B", "--tests", "base"],
    );
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain("measured by its plus tests, this file by base ones");
  });
});

describe("claims", () => {
  const table = JSON.stringify({
    "M 1": { size: 1, "pass@1": { humaneval: 50, mbpp: 40 } },
    "M 2": { size: 2, "pass@1": { humaneval: 60, mbpp: null } },
  });

  test("make a suite of their own, or join one with the metrics that are named", async () => {
    const file = write(table);
    expect(await importFile("claimed", file)).toMatchObject({ models: 2, claims: 3, created: 3 });
    expect(await importFile("claimed", file)).toMatchObject({ created: 0, unchanged: 3 });
    const refused = await run("outcomes", "import", "--suite", "sample", "--file", file);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain("say with --metric what belongs to it");
    const joined = await importFile("sample", file, "--metric", "pass@1 humaneval");
    expect(joined).toMatchObject({ claims: 2, metrics: ["pass@1 humaneval"] });
    const [records] = await database.workerSql`
      select count(*)::int as rows from runs join models on models.id = model_id where slug = 'm-1'`;
    expect(records?.rows).toBe(0);
  });
});

describe("what does not fit is one line, exit 2, and no row more", () => {
  let base: string;
  beforeAll(async () => {
    base = matrix(["A", { x: 1, y: 0 }]);
    await importFile("fits", base, "--title", "Fits");
  });

  const cases: [string, () => string[], RegExp][] = [
    [
      "another task",
      () => ["--suite", "fits", "--file", matrix(["B", { x: 1, y: 0, z: 1 }])],
      /field task_id: the suite fits has no z: give another --suite/,
    ],
    [
      "a missing task",
      () => ["--suite", "fits", "--file", matrix(["B", { x: 1 }])],
      /B has no outcome for y: add them, or give --incomplete/,
    ],
    [
      "systems with other tasks",
      () => ["--suite", "new", "--file", matrix(["A", { x: 1 }], ["B", { y: 1 }])],
      /A has no outcome for y/,
    ],
    [
      "a suite that is graded here",
      () => ["--suite", "sample", "--file", base],
      /the suite sample is graded here/,
    ],
    [
      "another title",
      () => ["--suite", "fits", "--title", "Other", "--file", base],
      /made with the title "Fits": leave --title out/,
    ],
    [
      "another licence",
      () => ["--suite", "fits", "--licence", "MIT", "--file", base],
      /made with the licence none/,
    ],
    [
      "a manifest for several",
      () => [
        "--suite",
        "new",
        "--manifest",
        base,
        "--file",
        matrix(["A", { x: 1 }], ["B", { x: 1 }]),
      ],
      /--manifest describes one/,
    ],
    [
      "a metric of outcomes",
      () => ["--suite", "fits", "--metric", "m", "--file", base],
      /holds outcomes, which --metric is not for/,
    ],
    [
      "patches",
      () => ["--suite", "new", "--file", write(lines({ instance_id: "i", model_patch: "" }))],
      /holds 1 patches .*repository-level harness/,
    ],
    [
      "a harness' check",
      () => ["--suite", "new", "--file", write('{"total_predictions": 3}')],
      /repository-level harness/,
    ],
    [
      "a broken row after good ones",
      () => [
        "--suite",
        "new",
        "--file",
        write(`${lines({ system: "A", task_id: "x", passed: 1 })}\n{"system": 1}\n`),
      ],
      /:2: field system/,
    ],
    [
      "an unknown metric",
      () => [
        "--suite",
        "new",
        "--metric",
        "nope",
        "--file",
        write('{"m": {"pass@1": {"humaneval": 5}}}'),
      ],
      /has no metric "nope"; give as --metric one of "pass@1 humaneval"/,
    ],
    ["a bad suite id", () => ["--suite", "A b", "--file", base], /only a-z, 0-9 and - are allowed/],
  ];

  test.each(cases)("%s", async (_, words, message) => {
    const given = words();
    const before = await countRows();
    const ended = await run("outcomes", "import", ...given);
    expect(ended.stderr).toMatch(message);
    expectRemedy(ended.stderr);
    expect(ended.exitCode).toBe(2);
    expect(ended.stdout).toBe("");
    expect(await countRows()).toEqual(before);
  });
});

describeWithSharedFile(
  "SWE-bench Verified",
  "data/agent-psychometrics/swebench_verified_responses.jsonl.gz",
  (path) => {
    test("has 90 systems whose rates are the row sums, among them the one that was published otherwise", async () => {
      const answer = await importFile("swe-bench-verified", path);
      expect(answer).toMatchObject({ tasks: 500, created: 90 });
      const rates = new Map(
        answer.systems.map((system: { system: string; passRate: number }) => [
          system.system,
          system.passRate,
        ]),
      );
      expect(rates.get("20240402_sweagent_claude3opus")).toBe(0.158);
      expect(rates.get("20231010_rag_claude2")).toBe(0.044);
    });
  },
);
