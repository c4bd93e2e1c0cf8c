import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { baseFolderFixture, problemFixture } from "./problem-fixture";
import { readPool } from "./read-pool";

const canary = "canary-5b0e7a52-7d64-4b0c-9f2e-5f1f3f1f9a11";
const reference = baseFolderFixture()["python/reference.py"] ?? "";
let pool: string;

beforeEach(() => {
  pool = mkdtempSync(join(tmpdir(), "errorbar-pool-"));
  writeBase("count-steps");
});

afterEach(() => rmSync(pool, { recursive: true }));

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(pool, path)), { recursive: true });
  writeFileSync(join(pool, path), content);
}

function writeBase(id: string, changes: Record<string, string> = {}) {
  const files = {
    ...baseFolderFixture(),
    "problem.json": JSON.stringify({ ...problemFixture(), id }),
    ...changes,
  };
  for (const [path, text] of Object.entries(files)) write(`${id}/${path}`, text);
}

const message = () => readPool(pool).then(String, (error: Error) => error.message);

function sha256(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

test("a pool is a suite of the tasks of its base problems, beside which it may have words for writers", async () => {
  write("README.md", "for writers");
  const { suite, tasks } = await readPool(pool);
  expect(suite).toMatchObject({ id: "weekly", title: "Weekly", equality: "typed", k: 1 });
  expect(suite).toMatchObject({ compared: "model", exposed: true });
  expect(suite.tasks).toEqual(tasks);
  expect(tasks.find(({ taskKey }) => taskKey.endsWith("function-completion/python"))).toMatchObject(
    {
      taskKey: "count-steps/function-completion/python",
      baseId: "count-steps",
      category: "function-completion",
      language: "python",
      tier: 2,
      entryPoint: "count_steps",
      referenceSolution: reference,
    },
  );
});

test("faults that a person wrote come before those that the tool made, by name", async () => {
  write("count-steps/python/faults/too-often.py", `${reference}# too often\n`);
  write("count-steps/python/faults/never.py", `${reference}# never\n`);
  const { tasks } = await readPool(pool);
  const faults = (language: string) =>
    tasks.find(({ taskKey }) => taskKey === `count-steps/function-completion/${language}`)
      ?.plantedFaults ?? [];
  expect(faults("python").slice(0, 2)).toEqual([
    `${reference}# never\n`,
    `${reference}# too often\n`,
  ]);
  // Three of the four mutants fail a hidden case.
  expect([faults("python").length, faults("java").length]).toEqual([5, 3]);
});

test("a language without any planted fault has no tasks, and the others keep theirs", async () => {
  const faults = JSON.parse(baseFolderFixture()["faults.json"] ?? "");
  delete faults.languages.java;
  write("count-steps/faults.json", JSON.stringify(faults));
  const { tasks } = await readPool(pool);
  expect([...new Set(tasks.map(({ language }) => language))].sort()).toEqual([
    "javascript",
    "python",
  ]);
});

test("public cases come first, each a tuple of arguments with an equal expectation", async () => {
  const problem = problemFixture();
  problem.cases.push(...problem.cases.splice(0, 2));
  write("count-steps/problem.json", JSON.stringify(problem));
  const { tasks } = await readPool(pool);
  const plan = tasks.find(({ taskKey }) =>
    taskKey.endsWith("function-completion/python"),
  )?.testPlan;
  const cases = plan?.kind === "calls" ? plan.cases : [];
  const order = ["public", "public", ...Array.from({ length: 18 }, () => "hidden")];
  expect(cases.map((one) => one.visibility)).toEqual(order);
  expect(cases[2]).toEqual({
    visibility: "hidden",
    args: '["t",["i","9007199254740993"],["d"]]',
    expectation: { kind: "equal", value: '["t",["i","9007199254740993"],"x"]' },
  });
});

test("the source's digest is that of the byte-sorted list of digests and paths", async () => {
  const files = { ...baseFolderFixture(), "problem.json": JSON.stringify(problemFixture()) };
  const lines = Object.entries(files)
    .map(([path, text]): [string, string] => [`count-steps/${path}`, sha256(text)])
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([path, digest]) => `${digest}  ${path}\n`);
  const { source } = (await readPool(pool)).suite;
  expect(source).toEqual({
    name: "Errorbar pool (errorbar-derivation/2, errorbar-prompt/2)",
    licence: "Apache-2.0",
    fileSha256: sha256(lines.join("")),
  });
});

test("tasks are sorted by key, not by order of reading", async () => {
  for (const id of ["zebra", "count", "count-2"]) writeBase(id);
  const keys = (await readPool(pool)).tasks.map((task) => task.taskKey);
  expect(keys.filter((key) => key.endsWith("/function-completion/python"))).toEqual([
    "count-2/function-completion/python",
    "count-steps/function-completion/python",
    "count/function-completion/python",
    "zebra/function-completion/python",
  ]);
  expect(keys).toEqual(keys.toSorted());
});

test("tasks in reserve and those that have retired are no part of the suite", async () => {
  const key = (language: string) => `count-steps/function-completion/${language}`;
  const lines = [
    { cycle: "2026-W48", status: "reserve", tasks: [key("java")] },
    { cycle: "2026-W49", status: "retired", tasks: [key("python"), key("javascript")] },
    { cycle: "2026-W50", status: "published", tasks: [key("python")] },
  ];
  write("life.jsonl", lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const { suite, tasks, statuses } = await readPool(pool);
  const left = new Set(tasks.map(({ taskKey }) => taskKey));
  for (const language of ["java", "python", "javascript"]) left.delete(key(language));
  expect(suite.tasks.map(({ taskKey }) => taskKey)).toEqual([...left]);
  expect(["java", "python", "javascript"].map((one) => statuses.get(key(one)))).toEqual([
    "reserve",
    "published",
    "retired",
  ]);
});

test.each([
  ["not JSON", "{", "life.jsonl:2: not JSON; lines are written by errorbar tasks rotate"],
  ["no week", '{"cycle":"soon"}', "life.jsonl:2: field cycle: no ISO week such as 2026-W49"],
  [
    "an unknown status",
    '{"cycle":"2026-W49","status":"gone","tasks":["x"]}',
    "life.jsonl:2: field status: ",
  ],
  [
    "a task that the pool has not",
    '{"cycle":"2026-W49","status":"retired","tasks":["x"]}',
    "life.jsonl: line 2: the pool has no task x; keep its base problem as it was",
  ],
])("a line of the ledger with %s is refused by its line", async (_, line, words) => {
  const first =
    '{"cycle":"2026-W48","status":"reserve","tasks":["count-steps/function-completion/java"]}';
  write("life.jsonl", `${first}\n${line}\n`);
  expect(await message()).toContain(`${pool}/${words}`);
});

test("a pool with a canary is private, and reads as the same pool without it does", async () => {
  const open = await readPool(pool);
  const endings = { json: (text: string) => text.replace("{", `{\n"canary": "${canary}",\n`) };
  for (const [path, text] of Object.entries(baseFolderFixture())) {
    const mark = path.endsWith(".py") ? "#" : "//";
    const isJson = path.endsWith(".json");
    write(`count-steps/${path}`, isJson ? endings.json(text) : `${mark} ${canary}\n${text}`);
  }
  write("CANARY", `${canary}\n`);
  write("README.md", "words for writers need none");
  const own = await readPool(pool, { id: "own", title: "Own", description: "Of my own." });
  expect(own.suite).toMatchObject({ id: "own", exposed: false, source: { licence: null } });
  expect(own.tasks).toEqual(open.tasks);
  expect(JSON.stringify(own.suite)).not.toContain(canary);
});

test("a file of a private pool without the canary is refused, and so is a canary too short", async () => {
  write("CANARY", `${canary}\n`);
  expect(await message()).toContain(
    `${join(pool, "count-steps/faults.json")}: lacks the pool's canary; add a line with ${canary}`,
  );
  write("CANARY", "canary\n");
  expect(await message()).toContain(
    `${join(pool, "CANARY")}: no canary; write one line of 32 letters, digits and hyphens or more`,
  );
});

test.each([
  ["count-steps/notes.txt", "unknown file; remove it or name it problem.json, generate.mjs"],
  ["count-steps/javascript/other.js", "unknown file; remove it or name it problem.json"],
  ["count-steps/python/faults/Too_Often.py", "unknown file; remove it or name it"],
  ["stray.json", "no base problem; remove it"],
])("%s is refused as unknown", async (path, words) => {
  write(path, "x");
  expect(await message()).toContain(`${join(pool, path)}: ${words}`);
});

test("a symbolic link is refused", async () => {
  symlinkSync("/etc/hostname", join(pool, "count-steps/python/link.py"));
  expect(await message()).toContain("link.py: neither file nor folder; remove it");
});

test.each(["problem.json", "generate.mjs", "python/reference.py", "java/second.java"])(
  "a base problem without %s is refused",
  async (path) => {
    rmSync(join(pool, "count-steps", path));
    expect(await message()).toBe(`${join(pool, "count-steps", path)}: missing; add the file`);
  },
);

test("a naive solution stands where the problem states a bound, and nowhere else", async () => {
  rmSync(join(pool, "count-steps/javascript/naive.js"));
  expect(await message()).toContain("javascript/naive.js: missing; add the file");
  const { complexity: _bound, ...problem } = problemFixture();
  problem.cases = problem.cases.filter(({ generated }) => !generated);
  write("count-steps/problem.json", JSON.stringify(problem));
  expect(await message()).toContain(
    "python/naive.py: the problem states no complexity; remove the file",
  );
  rmSync(join(pool, "count-steps/python/naive.py"));
  rmSync(join(pool, "count-steps/java/naive.java"));
  const { tasks } = await readPool(pool);
  expect(tasks.some(({ category }) => category === "algorithm-implementation")).toBe(false);
});

test("an id other than the folder's name is refused", async () => {
  write("count-steps/problem.json", JSON.stringify({ ...problemFixture(), id: "other" }));
  expect(await message()).toContain("field id: other is not the folder's name; write count-steps");
});

test("a source without the declared signature line is refused", async () => {
  write("count-steps/python/reference.py", "def count_steps(first_step, by_name):\n    return 1\n");
  const faults = JSON.parse(baseFolderFixture()["faults.json"] ?? "");
  delete faults.languages.python;
  write("count-steps/faults.json", JSON.stringify(faults));
  expect(await message()).toContain(
    'write the line "def count_steps(first_step: int, by_name: dict[str, tuple[int, str]]) -> tuple[int, str | None]:"',
  );
});

test("a source that is not UTF-8 is refused", async () => {
  write("count-steps/python/reference.py", new Uint8Array([0x23, 0xff]));
  expect(await message()).toContain("python/reference.py: not UTF-8; save it as UTF-8");
});

test("a source with a NUL, which no database would store, is refused", async () => {
  write("count-steps/java/second.java", "class Solution {}\0");
  expect(await message()).toContain("java/second.java: holds a NUL character; remove it");
});

test("a folder that is empty or not there is refused", async () => {
  await expect(readPool(join(pool, "nowhere"))).rejects.toThrow("nowhere: can not be read");
  mkdirSync(join(pool, "nowhere"));
  await expect(readPool(join(pool, "nowhere"))).rejects.toThrow("no base problem found; add a");
});
