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
import { fillEveryTable } from "../../db/test-support/fill-every-table";
import { listTables } from "../../db/test-support/list-tables";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { CommandContext } from "./command-context";
import { register as completionsImport } from "./completions-import";
import { runCommandLine } from "./run-command-line";
import { register as suiteImport } from "./suite-import";

const database = withTestDatabase();
let folder: string;
let before: Record<string, number>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-bad-input-"));
  await fillEveryTable(database.owner);
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
    ["a list for a record", content("[]\n"), ":1: field record: Invalid input: expected object"],
  ];
}

const badSuites: [name: string, make: Bad, words: string][] = [
  ...badFiles(problem),
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

const badAnswers: [name: string, make: Bad, words: string][] = [
  ...badFiles(answer),
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
    const ended = await run("suite", "import", "--file", path);
    await expectNothingWritten(ended, `errorbar: ${path}${words}`);
    rmSync(path, { recursive: true, force: true });
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
