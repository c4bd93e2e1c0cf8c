import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { provisionQueue } from "../../db/queue/provision-queue";
import { fillEveryTable } from "../../db/test-support/fill-every-table";
import { listTables } from "../../db/test-support/list-tables";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { CommandContext } from "./command-context";
import { register as completionsImport } from "./completions-import";
import { runCommandLine } from "./run-command-line";
import { register as suiteImport } from "./suite-import";
import { expectRemedy } from "./test-support/expect-remedy";

const database = withTestDatabase();
let folder: string;
let before: Record<string, number>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-bad-input-"));
  await fillEveryTable(database.owner);
  // Every command makes sure of the queue, which is no trace of what it was given.
  await provisionQueue(database.ownerUrl);
  before = await countRows();
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
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

interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** The command line as main.ts runs it, with what it printed. */
async function run(...words: string[]): Promise<Ended> {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const exitCode = await runCommandLine(words, new CommandContext(), [
    suiteImport,
    completionsImport,
  ]);
  return { exitCode, ...printed };
}

const problem = {
  task_id: "Test/0",
  prompt: "def f(x):\n",
  entry_point: "f",
  canonical_solution: "    return x\n",
  test: "def check(candidate):\n    assert candidate(1) == 1\n",
};
const answer = { task_id: "sample/0", completion: "    return x\n" };
const lines = (...records: unknown[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");

/** Makes the file, folder or nothing at a path. */
type Bad = (path: string) => void;
const content =
  (text: string | Uint8Array): Bad =>
  (path) =>
    writeFileSync(path, text);

/** What is wrong with any file, and the words after its name. */
function badFiles(good: object): [name: string, make: Bad, words: string][] {
  const packed = gzipSync(lines(good));
  const damaged = Buffer.from(packed);
  damaged[packed.length - 6] = (damaged[packed.length - 6] ?? 0) ^ 0xff;
  return [
    ["broken JSON", content(`${lines(good)}{"task_id":`), ":2: broken JSON: "],
    [
      "Latin-1",
      content(Buffer.from('{"task_id":"caf\u00e9"}', "latin1")),
      ":1: the text is not UTF-8",
    ],
    ["nothing in it", content(""), ": the file holds no records"],
    ["only blank lines", content("\n \n\r\n"), ": the file holds no records"],
    [
      "a truncated gzip",
      content(packed.subarray(0, packed.length - 9)),
      ": the gzip data is cut off: fetch the file again",
    ],
    ["a damaged gzip", content(damaged), ": the gzip data is damaged: fetch the file again"],
    ["a folder in its place", (path) => mkdirSync(path), ": the file can't be read (EISDIR)"],
    ["no such file", () => {}, ": no such file"],
    [
      "a line of 200 MB",
      (path) => {
        writeFileSync(path, "");
        truncateSync(path, 200 * 1024 * 1024);
      },
      ":1: the line is longer than 16 MiB",
    ],
  ];
}

const badSuites: [name: string, make: Bad, words: string][] = [
  ...badFiles(problem),
  ["an empty list", content("[]\n"), ": the file holds no records"],
  ["a number for a record", content("5\n"), ":1: field record: Invalid input: expected object"],
  ["a missing field", content(lines({ ...problem, test: undefined })), ":1: field test: "],
  ["a wrong type", content(lines({ ...problem, prompt: 5 })), ":1: field prompt: "],
  ["two problems of one id", content(lines(problem, problem)), ":2: field task_id: Test/0 stands"],
  [
    "a NUL",
    content(lines({ ...problem, prompt: "def f(x):\0\n" })),
    ":1: field prompt: holds a NUL",
  ],
  [
    "a lone surrogate",
    content(lines({ ...problem, test: `${problem.test}# \ud800` })),
    ":1: field test: holds a lone surrogate",
  ],
];

const mbpp = {
  task_id: 11,
  text: "Write a function f.",
  code: "def f(x):\n    return x\n",
  test_list: ["assert f(1) == 1"],
};
const crossLanguage = {
  task_id: "Python/0",
  prompt: "def f(x):\n",
  declaration: "def f(x):\n",
  canonical_solution: "    return x\n",
  test: "def check(f):\n    assert f(1) == 1\ncheck(f)\n",
};
const translated = {
  name: "mbpp_11_f",
  language: "py",
  prompt: "def f(x):\n",
  tests: "def check(candidate):\n    assert candidate(1) == 1\n",
};
const multilingual = { ...problem, task_id: "MBJP/11", language: "java" };
const portable = {
  errorbar: 1,
  suite: { id: "mine", title: "Mine", description: "Of my own.", exposed: false },
  tasks: [
    {
      id: "t/0",
      entryPoint: "f",
      prompt: "def f(x):\n",
      tests: { public: ["assert f(1) == 1"], hidden: [] },
    },
  ],
};

/** Files whose format is told by their fields, one or more a format, and what is wrong with each. */
const sniffed: [name: string, records: unknown[], words: string][] = [
  [
    "mbpp: no assertion",
    [{ ...mbpp, test_list: [] }],
    ":1: field test_list: holds no assertion: add",
  ],
  [
    "mbpp: a statement that is no assertion",
    [mbpp, { ...mbpp, task_id: 12, test_list: ["f(1)"] }],
    ":2: field test_list.0: is a list of statements `assert …`",
  ],
  [
    "mbpp: assertions of no common function",
    [{ ...mbpp, test_list: ["assert f(1) == 1", "assert g(1) == 1"] }],
    ":1: field test_list: calls no function that all assertions share",
  ],
  [
    "mbpp: one id twice",
    [mbpp, { ...mbpp, task_id: "MBPP/11" }],
    ":2: field task_id: MBPP/11 stands on",
  ],
  ["mbpp: no text", [{ ...mbpp, text: undefined }], ":1: field text: is missing: add it (`text`"],
  [
    "mbpp: an array with a broken item",
    [[mbpp, { ...mbpp, task_id: "eleven" }]],
    ": item 2 of the array: field task_id: is a number, or a text such as MBPP/11",
  ],
  [
    "humaneval-x: a language that is not known",
    [{ ...crossLanguage, task_id: "Cobol/0" }],
    ":1: field task_id: begins with a language: is none of py, python",
  ],
  [
    "humaneval-x: two languages",
    [crossLanguage, { ...crossLanguage, task_id: "Java/0" }],
    ":2: field language: is not python as before: split the file",
  ],
  [
    "multipl-e: a language that is not known",
    [{ ...translated, language: "lua" }],
    ":1: field language: is none of py, python",
  ],
  [
    "multipl-e: a name with a space",
    [{ ...translated, name: "a b" }],
    ":1: field name: has the form HumanEval_85_add",
  ],
  [
    "multipl-e: no function in the prompt",
    [{ ...translated, prompt: "words" }],
    ":1: field prompt: defines no function: add `entry_point`",
  ],
  [
    "mxeval: an id without a number",
    [{ ...multilingual, task_id: "MBJP" }],
    ":1: field task_id: has the form MBPP/11",
  ],
  [
    "mxeval: an entry point that is no name",
    [{ ...multilingual, entry_point: "f()" }],
    ":1: field entry_point: is a function's name",
  ],
  ["errorbar: another version", [{ ...portable, errorbar: 2 }], ":1: field errorbar: "],
  [
    "errorbar: a misspelt field",
    [{ ...portable, suite: { ...portable.suite, licens: "MIT" } }],
    ':1: field suite: Unrecognized key: "licens"',
  ],
  [
    "errorbar: a task without tests",
    [{ ...portable, tasks: [{ ...portable.tasks[0], tests: { public: [] } }] }],
    ": task 1: field tests.hidden: add an assertion",
  ],
  ["completions", [answer], ": looks like completions, not like a suite: use completions import"],
  [
    "outcomes",
    [{ system: "s", task_id: "t", passed: true }],
    ": looks like outcomes, not like a suite: use outcomes import",
  ],
  [
    "fields that nobody knows",
    [{ question: 1, answer: 2 }],
    ': its first record has the fields "question", "answer", which is no suite that is known here; give a file of one of these formats: humaneval, humaneval-x, mbpp, mxeval, multipl-e, errorbar',
  ],
];

const badAnswers: [name: string, make: Bad, words: string][] = [
  ...badFiles(answer),
  ["a list for a record", content("[]\n"), ":1: field record: Invalid input: expected object"],
  [
    "an unknown task",
    content(lines({ ...answer, task_id: "x/1" })),
    ":1: field task_id: the suite",
  ],
  ["a missing field", content(lines({ task_id: "sample/0" })), ":1: field completion: is missing"],
  ["a wrong type", content(lines({ ...answer, completion: 5 })), ":1: field completion: "],
  ["a huge index", content(lines({ ...answer, candidate_index: 2 ** 40 })), ":1: field candidate_"],
  [
    "one candidate twice",
    content(lines({ ...answer, candidate_index: 1 }, { ...answer, candidate_index: 1 })),
    ":2: field candidate_index: candidate 1 of sample/0 stands on line 1 already",
  ],
  [
    "a field nested out of all bounds",
    content(
      `{"task_id":"sample/0","completion":"","x":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    ),
    ":1: field x: nested deeper than 100",
  ],
  ["a task left out", content(lines(answer)), ": field task_id: no completion for sample/1"],
];

async function expectNothingWritten({ exitCode, stdout, stderr }: Ended, words: string) {
  // How many lines came out before the fault depends on how the data is cut into chunks.
  expect(stderr.replace(/:\d+(?=: the gzip)/, "")).toContain(words);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expectRemedy(stderr);
  expect(stdout).toBe("");
  expect(exitCode).toBe(2);
  expect(await countRows()).toEqual(before);
  const objects = join(folder, "home", "objects");
  expect(existsSync(objects) ? readdirSync(objects) : []).toEqual([]);
}

describe("bad input is one clear line, exit code 2, and nothing written", () => {
  test.each(badSuites)("suite import: %s", async (name, make, words) => {
    const path = join(folder, `suite ${name}`);
    make(path);
    const named = ["--format", "humaneval", "--file", path];
    const ended = await run("suite", "import", ...named);
    await expectNothingWritten(ended, `errorbar: ${path}${words}`);
    rmSync(path, { recursive: true, force: true });
  });

  test.each(sniffed)("suite import, format left out: %s", async (name, records, words) => {
    const path = join(folder, `sniffed ${name}`);
    writeFileSync(path, lines(...records));
    const ended = await run("suite", "import", "--file", path);
    await expectNothingWritten(ended, `errorbar: ${path}${words}`);
  });

  test("suite import: a file of another format than the one that was named", async () => {
    const path = join(folder, "another format");
    writeFileSync(path, lines(mbpp));
    const ended = await run("suite", "import", "--file", path, "--format", "multipl-e");
    const words = `${path}:1: field name: is missing: add it (string) (it looks like mbpp: give --format mbpp)`;
    await expectNothingWritten(ended, `errorbar: ${words}`);
    const unknown = await run("suite", "import", "--file", path, "--format", "csv");
    expect(unknown.exitCode).toBe(2);
    expect(unknown.stderr).toContain("known formats: humaneval, humaneval-x, mbpp, mxeval");
    expect(await countRows()).toEqual(before);
  });

  test.each(badAnswers)("completions import --register: %s", async (name, make, words) => {
    const path = join(folder, `answers ${name}`);
    make(path);
    const target = ["--suite", "sample", "--model", "newcomer", "--register"];
    const ended = await run("completions", "import", ...target, "--file", path);
    const named = name === "a task left out" ? `errorbar: answers ${name}` : `errorbar: ${path}`;
    await expectNothingWritten(ended, `${named}${words}`);
    rmSync(path, { recursive: true, force: true });
  });

  test("completions import: an unknown suite, an unknown model and a bad manifest", async () => {
    const path = join(folder, "answers.jsonl");
    writeFileSync(path, lines(answer, { ...answer, task_id: "sample/1" }));
    const word = ["completions", "import", "--file", path];
    const unknownSuite = await run(...word, "--suite", "nowhere", "--model", "m", "--register");
    await expectNothingWritten(unknownSuite, "there is no suite nowhere");
    const manifest = join(folder, "manifest.json");
    const target = ["--suite", "sample", "--model", "m", "--register", "--manifest", manifest];
    await expectNothingWritten(await run(...word, ...target), `${manifest}: `);
    writeFileSync(manifest, '{"temperature":');
    await expectNothingWritten(await run(...word, ...target), `${manifest}: broken JSON`);
    writeFileSync(manifest, '{"temperature":true}');
    await expectNothingWritten(await run(...word, ...target), `${manifest}: field temperature`);
    writeFileSync(manifest, '{"temprature":"0.5"}');
    await expectNothingWritten(await run(...word, ...target), "temprature");
  });
});
