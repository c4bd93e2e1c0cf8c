import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixtureSource, problemFixture } from "./problem-fixture";
import { readPool } from "./read-pool";

let pool: string;

beforeEach(() => {
  pool = mkdtempSync(join(tmpdir(), "errorbar-pool-"));
  write("greet-twice/problem.json", JSON.stringify(problemFixture()));
  write("greet-twice/python/reference.py", fixtureSource);
  write("greet-twice/python/faults/too-often.py", `${fixtureSource}# too often\n`);
  write("greet-twice/python/faults/never.py", `${fixtureSource}# never\n`);
});

afterEach(() => rmSync(pool, { recursive: true }));

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(pool, path)), { recursive: true });
  writeFileSync(join(pool, path), content);
}

function sha256(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

test("a base problem becomes one function-completion task in Python", async () => {
  write("README.md", "for writers");
  const { suite } = await readPool(pool);
  expect(suite).toMatchObject({ id: "weekly", title: "Weekly", equality: "typed", k: 1 });
  expect(suite).toMatchObject({ compared: "model", exposed: true });
  expect(suite.tasks).toHaveLength(1);
  expect(suite.tasks[0]).toMatchObject({
    taskKey: "greet-twice/function-completion/python",
    baseId: "greet-twice",
    category: "function-completion",
    language: "python",
    tier: 1,
    entryPoint: "greet",
    referenceSolution: fixtureSource,
    plantedFaults: [`${fixtureSource}# never\n`, `${fixtureSource}# too often\n`],
  });
});

test("public cases come first, each a tuple of arguments with an equal expectation", async () => {
  const plan = (await readPool(pool)).tasks[0]?.testPlan;
  const cases = plan?.kind === "calls" ? plan.cases : [];
  const order = ["public", "public", "hidden", "hidden", "hidden"];
  expect(cases.map((one) => one.visibility)).toEqual(order);
  expect(cases[2]).toEqual({
    visibility: "hidden",
    args: '["t","Ada",["i","1"]]',
    expectation: { kind: "equal", value: '["l","Hello, Ada"]' },
  });
});

test("the source's digest is that of the byte-sorted list of digests and paths", async () => {
  const lines = [
    `${sha256(JSON.stringify(problemFixture()))}  greet-twice/problem.json\n`,
    `${sha256(`${fixtureSource}# never\n`)}  greet-twice/python/faults/never.py\n`,
    `${sha256(`${fixtureSource}# too often\n`)}  greet-twice/python/faults/too-often.py\n`,
    `${sha256(fixtureSource)}  greet-twice/python/reference.py\n`,
  ];
  const { source } = (await readPool(pool)).suite;
  expect(source).toEqual({
    name: "Errorbar pool (errorbar-derivation/2, errorbar-prompt/2)",
    licence: "Apache-2.0",
    fileSha256: sha256(lines.join("")),
  });
});

test("tasks are sorted by key, not by order of reading", async () => {
  for (const id of ["zebra", "greet", "greet-2"]) {
    write(`${id}/problem.json`, JSON.stringify({ ...problemFixture(), id }));
    write(`${id}/python/reference.py`, fixtureSource);
    write(`${id}/python/faults/a.py`, fixtureSource);
    write(`${id}/python/faults/b.py`, fixtureSource);
  }
  const keys = (await readPool(pool)).tasks.map((task) => task.taskKey);
  expect(keys).toEqual([
    "greet-2/function-completion/python",
    "greet-twice/function-completion/python",
    "greet/function-completion/python",
    "zebra/function-completion/python",
  ]);
});

test.each([
  ["greet-twice/notes.txt", "unknown file; remove it or name it problem.json, generate.mjs"],
  ["greet-twice/javascript/other.js", "unknown file; remove it or name it problem.json"],
  ["greet-twice/python/faults/Too_Often.py", "unknown file; remove it or name it"],
  ["stray.json", "no base problem; remove it"],
])("%s is refused as unknown", async (path, message) => {
  write(path, "x");
  await expect(readPool(pool)).rejects.toThrow(`${join(pool, path)}: ${message}`);
});

test("a symbolic link is refused", async () => {
  symlinkSync("/etc/hostname", join(pool, "greet-twice/python/faults/link.py"));
  await expect(readPool(pool)).rejects.toThrow("link.py: neither file nor folder; remove it");
});

test("missing files are named", async () => {
  rmSync(join(pool, "greet-twice/python/faults/never.py"));
  await expect(readPool(pool)).rejects.toThrow("python/faults: 1 planted faults; add 2 or more");
  write("greet-twice/python/faults/never.py", fixtureSource);
  rmSync(join(pool, "greet-twice/python/reference.py"));
  await expect(readPool(pool)).rejects.toThrow("python/reference.py: missing; add the file");
});

test("an id other than the folder's name is refused", async () => {
  write("greet-twice/problem.json", JSON.stringify({ ...problemFixture(), id: "other" }));
  await expect(readPool(pool)).rejects.toThrow(
    "field id: other is not the folder's name; write greet-twice",
  );
});

test("a source without the declared signature line is refused", async () => {
  write("greet-twice/python/reference.py", "def greet(name, times):\n    return []\n");
  await expect(readPool(pool)).rejects.toThrow(
    'write the line "def greet(name: str, times: int) -> list[str] | None:"',
  );
});

test("a source that is not UTF-8 is refused", async () => {
  write("greet-twice/python/reference.py", new Uint8Array([0x23, 0xff]));
  await expect(readPool(pool)).rejects.toThrow("python/reference.py: not UTF-8; save it as UTF-8");
});

test("a folder that is empty or not there is refused", async () => {
  await expect(readPool(join(pool, "nowhere"))).rejects.toThrow("nowhere: can not be read");
  mkdirSync(join(pool, "nowhere"));
  await expect(readPool(join(pool, "nowhere"))).rejects.toThrow("no base problem found; add a");
});
