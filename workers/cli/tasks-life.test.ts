import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { TaskDefinition } from "../../lib/core/suite/suite-definition";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { writePoolFixture } from "../importers/errorbar-pool/write-pool-fixture";
import { readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";
import { CommandContext } from "./command-context";
import { runCommandLine } from "./run-command-line";
import { register as tasksBlind } from "./tasks-blind";
import { register as tasksNew } from "./tasks-new";
import { register as tasksPublish } from "./tasks-publish";
import { register as tasksRotate } from "./tasks-rotate";
import { expectRemedy } from "./test-support/expect-remedy";

const canary = "canary-2f9a1d56-8b1e-4c38-9c83-6a4f6f1f0c77";
let folder: string;
let pool: string;
/** Of a pool with the two base problems count-steps and other-steps. */
let tasks: TaskDefinition[];

// Commands read the pool whole, each of them anew.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  const both = mkdtempSync(join(tmpdir(), "errorbar-both-"));
  writePoolFixture(both, ["count-steps", "other-steps"]);
  ({ tasks } = await readPool(both));
  rmSync(both, { recursive: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-tasks-"));
  pool = join(folder, "pool");
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  process.exitCode = undefined;
  const commands = [tasksNew, tasksBlind, tasksRotate, tasksPublish];
  const all = ["tasks", ...words, "--pool", pool];
  const exitCode = await runCommandLine(all, new CommandContext(), commands);
  return { exitCode, ...printed };
}

/** Every file below the pool, by path, with its text. */
function snapshot(): Record<string, string> {
  const paths = readdirSync(pool, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

async function expectRefusal(words: string[], message: string) {
  const before = snapshot();
  const { exitCode, stdout, stderr } = await run(...words);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expectRemedy(stderr);
  expect(snapshot()).toEqual(before);
}

const ledger = () =>
  readFileSync(join(pool, "life.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("tasks new", () => {
  test("makes the draft of a base problem, names each draft until it is written, and then the records", async () => {
    writePoolFixture(pool, ["count-steps"], canary);
    const made = await run("new", "tiny-thing", "--json");
    expect(made.exitCode).toBe(0);
    expect(JSON.parse(made.stdout).written).toHaveLength(11);
    for (const [path, text] of Object.entries(snapshot()))
      expect([path, text]).toEqual([path, expect.stringContaining(canary)]);
    const again = await run("new", "tiny-thing", "--json");
    const { written, missing } = JSON.parse(again.stdout);
    expect([again.exitCode, written]).toEqual([1, []]);
    expect(missing).toHaveLength(12);
    expect(missing).toContain(
      `${join(pool, "tiny-thing/java/second.java")}: still the draft; write it`,
    );
    expect(missing.at(-1)).toContain("field cases: 5 cases; add cases until there are 20");
    rmSync(join(pool, "tiny-thing"), { recursive: true });
    const { stdout, exitCode } = await run("new", "count-steps");
    expect(exitCode).toBe(1);
    // The fixture has its faults.
    expect(stdout.trimEnd().split("\n")).toEqual([
      "missing: blind.json; run errorbar tasks blind count-steps",
      "missing: rubric.json; have it scored twice by the rubric",
    ]);
  });

  test("refuses an id that is no slug, and makes nothing", async () => {
    writePoolFixture(pool, ["count-steps"]);
    const before = snapshot();
    expect((await run("new", "Tiny_Thing")).exitCode).toBe(2);
    expect(snapshot()).toEqual(before);
  });
});

describe("tasks blind", () => {
  test("writes the prompts of a private pool without its canary", async () => {
    writePoolFixture(pool, ["count-steps", "other-steps"], canary);
    const to = join(folder, "prompts");
    const { exitCode } = await run("blind", "count-steps", "--prompts", to);
    expect([exitCode, readdirSync(to).sort()]).toEqual([
      0,
      ["count-steps.java", "count-steps.js", "count-steps.py"],
    ]);
    const texts = readdirSync(to).map((name) => readFileSync(join(to, name), "utf8"));
    expect(texts.join("")).not.toContain(canary);
  });

  test.each<[string, () => void, string]>([
    ["a file of another ending", () => write("count-steps.txt", "x"), "name it <base>.py"],
    ["an empty answer", () => write("count-steps.py", " \n"), "holds no text in UTF-8"],
    ["Latin-1", () => write("count-steps.py", Buffer.from([0x23, 0xe9])), "holds no text in UTF-8"],
    ["a folder", () => mkdirSync(join(folder, "answers/count-steps.py")), "can't be read (EISDIR)"],
    ["nothing", () => {}, "no answer to grade: add"],
  ])("with %s among the answers grades none of them", async (_, make, message) => {
    writePoolFixture(pool, ["count-steps"]);
    mkdirSync(join(folder, "answers"));
    make();
    await expectRefusal(["blind", "--answers", join(folder, "answers")], message);
  });

  test("needs either prompts or answers", async () => {
    writePoolFixture(pool, ["count-steps"]);
    await expectRefusal(["blind"], "name either --prompts or --answers");
    await expectRefusal(["blind", "--answers", join(folder, "none")], "give a folder of answers");
  });
});

function write(name: string, content: string | Uint8Array) {
  writeFileSync(join(folder, "answers", name), content);
}

describe("tasks rotate", () => {
  /** Two base problems, the second of them in reserve: 27 active tasks, of which 2% are one. */
  function makePool() {
    writePoolFixture(pool, ["count-steps", "other-steps"]);
    const reserve = tasks.map(({ taskKey }) => taskKey).filter((key) => key.startsWith("other"));
    const line = { cycle: "2026-W48", status: "reserve", tasks: reserve };
    writeFileSync(join(pool, "life.jsonl"), `${JSON.stringify(line)}\n`);
  }

  test("writes nothing until it is told to, and then what it said", async () => {
    makePool();
    const before = snapshot();
    const said = JSON.parse((await run("rotate", "--cycle", "2026-W49", "--json")).stdout);
    expect(snapshot()).toEqual(before);
    expect(said).toMatchObject({ cycle: "2026-W49", short: [], written: false });
    const done = await run("rotate", "--cycle", "2026-W49", "--write", "--json");
    expect(JSON.parse(done.stdout)).toEqual({ ...said, written: true });
    expect(ledger().slice(1)).toEqual([
      { cycle: "2026-W49", status: "retired", tasks: said.retired },
      { cycle: "2026-W49", status: "active", tasks: said.activated },
    ]);
    const cellOf = (key: string) => {
      const task = tasks.find(({ taskKey }) => taskKey === key);
      return [task?.tier, task?.category, task?.language];
    };
    expect([said.retired.length, said.activated.length]).toEqual([1, 1]);
    expect(said.retired[0]).toMatch(/^count-steps\//);
    expect(said.activated[0]).toMatch(/^other-steps\//);
    expect(cellOf(said.activated[0])).toEqual(cellOf(said.retired[0]));
    const { suite } = await readPool(pool);
    const keys = suite.tasks.map(({ taskKey }) => taskKey);
    expect([keys.includes(said.retired[0]), keys.includes(said.activated[0]), keys.length]).toEqual(
      [false, true, 27],
    );
  });

  test("is refused a second time for a cycle, and for one before the last", async () => {
    makePool();
    await run("rotate", "--cycle", "2026-W50", "--write");
    const words = ["rotate", "--write", "--cycle"];
    await expectRefusal([...words, "2026-W50"], "2026-W50 has its rotation already: name another");
    await expectRefusal([...words, "2026-W49"], "2026-W49 comes after 2026-W50; keep lines in");
    await expectRefusal([...words, "2026-W54"], "2026-W54 is no ISO week: write one such as");
  });

  test("says so where too few tasks are active for one to retire", async () => {
    writePoolFixture(pool, ["count-steps"]);
    const keys = tasks.slice(0, 3).map(({ taskKey }) => taskKey);
    // 2% of 24 is 0.48, which rounds to none.
    const line = { cycle: "2026-W48", status: "reserve", tasks: keys };
    writeFileSync(join(pool, "life.jsonl"), `${JSON.stringify(line)}\n`);
    const { exitCode, stdout } = await run("rotate", "--cycle", "2026-W49", "--write");
    expect([exitCode, stdout]).toEqual([0, "no task retires: 2% of so few active ones are none\n"]);
    expect(ledger()).toEqual([line]);
  });
});

describe("tasks publish", () => {
  const retired = ["count-steps/function-completion/python", "count-steps/unit-test-writing/java"];
  /** Ahead of any calendar. */
  const retire = (tasks: readonly string[]) =>
    `${JSON.stringify({ cycle: "9998-W02", status: "retired", tasks })}\n`;

  test("writes the retired tasks alone, which are imported with all that grades them", async () => {
    writePoolFixture(pool, ["count-steps"], canary);
    writeFileSync(join(pool, "life.jsonl"), retire(retired));
    const file = join(folder, "retired.json");
    const { exitCode, stdout, stderr } = await run("publish", "--file", file, "--json");
    // Hidden cases of the 25 others stand in the file as well, and the command says so.
    expect([exitCode, JSON.parse(stdout).tasks, JSON.parse(stdout).shared]).toEqual([
      0,
      retired,
      25,
    ]);
    expect(stderr).toContain("25 tasks that may still be drawn are of the same base problems");
    expect(readFileSync(file, "utf8")).not.toContain(canary);
    expect(readdirSync(folder).filter((name) => name.startsWith("retired"))).toHaveLength(1);
    const read = await readSuiteFile(file);
    const suite = toSuiteDefinition(read, read.published.defaultId, []);
    expect(suite).toMatchObject({ id: "retired-9998-w02", exposed: true, format: "errorbar" });
    expect(suite.tasks).toEqual(tasks.filter(({ taskKey }) => retired.includes(taskKey)));
    expect(ledger().at(-1)).toEqual({ cycle: "9998-W02", status: "published", tasks: retired });
    const { statuses } = await readPool(pool);
    expect(retired.map((key) => statuses.get(key))).toEqual(["published", "published"]);
    await expectRefusal(
      ["publish", "--file", join(folder, "again.json")],
      "no task is retired and unpublished: see tasks rotate",
    );
    expect(existsSync(join(folder, "again.json"))).toBe(false);
  });

  test("is refused over a file that is there, and where none can be written, and the ledger stays", async () => {
    writePoolFixture(pool, ["count-steps"]);
    writeFileSync(join(pool, "life.jsonl"), retire(retired));
    const file = join(folder, "there.json");
    writeFileSync(file, "mine");
    await expectRefusal(
      ["publish", "--file", file],
      "there.json: is there already: choose another",
    );
    expect(readFileSync(file, "utf8")).toBe("mine");
    await expectRefusal(
      ["publish", "--file", join(folder, "none/there.json")],
      "there.json: can't be written (ENOENT): choose another place",
    );
  });
});
