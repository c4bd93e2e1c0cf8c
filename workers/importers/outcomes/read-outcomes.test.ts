import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readOutcomes } from "./read-outcomes";
import { type OutcomesFormat, sniffFormat } from "./sniff-format";

const folder = mkdtempSync(join(tmpdir(), "errorbar-outcomes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serial = 0;
function write(content: string | Buffer): string {
  serial += 1;
  const path = join(folder, `file-${serial}`);
  writeFileSync(path, content);
  return path;
}
const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join("\n");

async function read(content: string | Buffer, options: { system?: string; tests?: "base" } = {}) {
  const path = write(content);
  const format = (await sniffFormat(path)) as OutcomesFormat;
  const { system = null, tests = null } = options;
  const file = await readOutcomes(path, format, { system, tests });
  const systems = file.systems.map(({ name, outcomes }) => ({
    name,
    outcomes: Object.fromEntries(
      [...outcomes].map(([task, { successes, trials }]) => [task, `${successes}/${trials}`]),
    ),
  }));
  return { ...file, systems, format };
}

describe("files of outcomes are told apart by what they hold, and read", () => {
  test("rows: `passed` rows of one system and task are its trials, counts stand as they are", async () => {
    const file = await read(
      lines(
        { system: "a", task_id: "t/1", passed: true },
        { system: "b", task_id: "t/1", passed: 0, seconds: 3 },
        { system: "a", task_id: "t/1", passed: 0 },
        { system: "a", task_id: 2, successes: 3, trials: 5 },
      ),
    );
    expect(file.format).toBe("rows");
    expect(file.systems).toEqual([
      { name: "a", outcomes: { "t/1": "1/2", "2": "3/5" } },
      { name: "b", outcomes: { "t/1": "0/1" } },
    ]);
    expect(file.notes).toEqual(['fields not used: "seconds"']);
  });

  test("rows without a system are of the one that is named", async () => {
    const file = await read(lines({ task_id: "t", passed: 1 }), { system: "mine" });
    expect(file.systems).toEqual([{ name: "mine", outcomes: { t: "1/1" } }]);
  });

  test("one object a system, by 0, 1, false, true or counts, also as gzip", async () => {
    const responses = { t1: 0, t2: 1, t3: true, t4: { successes: 2, trials: 6 } };
    const file = await read(gzipSync(lines({ subject_id: "a", responses, metadata: {} })));
    expect(file.format).toBe("matrix");
    expect(file.systems).toEqual([
      { name: "a", outcomes: { t1: "0/1", t2: "1/1", t3: "1/1", t4: "2/6" } },
    ]);
    expect(file.notes).toEqual(['fields not used: "metadata"']);
  });

  const evalPlus = {
    date: "2023",
    eval: {
      "HumanEval/0": { base: "success", plus: "failed" },
      "HumanEval/1": { base: "success", plus: "success" },
      "HumanEval/2": { base: "failed", plus: "failed" },
    },
  };

  test("EvalPlus results: both sets of tests decide, or the benchmark's own where asked", async () => {
    const both = await read(JSON.stringify(evalPlus, null, 1), { system: "m" });
    expect(both.format).toBe("evalplus");
    expect(both.measure).toBe("plus");
    expect(both.systems[0]?.outcomes).toEqual({
      "HumanEval/0": "0/1",
      "HumanEval/1": "1/1",
      "HumanEval/2": "0/1",
    });
    const base = await read(JSON.stringify(evalPlus), { system: "m", tests: "base" });
    expect(base.measure).toBe("base");
    expect(base.systems[0]?.outcomes["HumanEval/0"]).toBe("1/1");
  });

  test("EvalPlus results of several candidates, in both forms that it has had, are trials", async () => {
    const older = {
      nfiles: 2,
      base: [
        ["success", []],
        ["success", []],
      ],
      plus: [
        ["failed", []],
        ["success", []],
      ],
    };
    const newer = [
      { base_status: "pass", plus_status: "pass" },
      { base_status: "pass", plus_status: "fail" },
      { base_status: "timeout", plus_status: "timeout" },
    ];
    const file = await read(JSON.stringify({ eval: { a: older, b: newer } }), { system: "m" });
    expect(file.systems[0]?.outcomes).toEqual({ a: "1/2", b: "1/3" });
  });

  test("a SWE-bench report: attempted tasks are resolved or not, and repeats are told", async () => {
    const report = { no_generation: ["x", "x", "y"], generated: ["y", "z"], resolved: ["z"] };
    const file = await read(JSON.stringify(report, null, 2), { system: "agent" });
    expect(file.format).toBe("swe-bench-report");
    expect(file.systems[0]?.outcomes).toEqual({ x: "0/1", y: "0/1", z: "1/1" });
    expect(file.notes).toEqual([
      "no_generation repeats 1 of its ids: counted once",
      "1 ids are in generated and in no_generation: counted once",
    ]);
  });

  test("LiveCodeBench's eval_all: several gradings of a question are trials", async () => {
    const questions = [
      { question_id: "1873_A", graded_list: [true], code_list: ["…"] },
      { question_id: "abc", graded_list: [false, true, true] },
    ];
    const file = await read(JSON.stringify(questions), { system: "m" });
    expect(file.format).toBe("livecodebench");
    expect(file.systems[0]?.outcomes).toEqual({ "1873_A": "1/1", abc: "2/3" });
    expect(file.notes).toEqual(['fields not used: "code_list"']);
  });

  test.each([
    ["swe-bench-predictions", lines({ instance_id: "x", model_patch: "diff" })],
    ["swe-bench-harness", JSON.stringify({ total_predictions: 1 })],
    ["release-dates", JSON.stringify({ "GPT-5": "20250807" })],
    ["evalplus-leaderboard", JSON.stringify({ m: { "pass@1": { humaneval: 1 } } }, null, 1)],
    ["resolved-submissions", JSON.stringify({ i: { resolved_submissions: [] } })],
    ["aider", "- dirname: x\n  model: m\n"],
  ])("%s is known for what it is", async (format, content) => {
    expect(await sniffFormat(write(content))).toBe(format);
  });
});

describe("a broken file is one line with file, place, field and remedy", () => {
  const row = { system: "a", task_id: "t", passed: 1 };
  test.each<[string, string | Buffer, string, RegExp]>([
    [
      "no such value",
      lines(row, { ...row, task_id: "u", passed: 0.5 }),
      "",
      /:2: field passed: .*0 nor 1/,
    ],
    ["no outcome", lines(row, { system: "a", task_id: "u" }), "", /:2: field passed: is missing/],
    [
      "both kinds",
      lines(row, { ...row, task_id: "u", trials: 2 }),
      "",
      /:2: field passed: .*one of them/,
    ],
    [
      "counts twice",
      lines(row, { system: "a", task_id: "t", successes: 1, trials: 2 }),
      "",
      /:2: field task_id: .*line 1 already; merge/,
    ],
    [
      "more passed than tried",
      lines({ system: "a", task_id: "t", successes: 3, trials: 2 }),
      "",
      /:1: field record\.successes/,
    ],
    [
      "trials without end",
      lines({ system: "a", task_id: "t", successes: 0, trials: 2_000_000_000 }),
      "",
      /:1: field record\.trials: .*10000/,
    ],
    ["no system", lines({ task_id: "t", passed: 1 }), "", /:1: field system: is missing/],
    ["a NUL in a task", lines({ ...row, task_id: "a\0" }), "", /:1: field task_id: .*remove it/],
    [
      "a line break in a system",
      lines({ ...row, system: "a\nb" }),
      "",
      /:1: field system: .*remove it/,
    ],
    ["half a character", lines({ ...row, system: "a\ud800" }), "", /:1: field system: .*remove it/],
    [
      "an endless name",
      lines({ ...row, system: "a".repeat(401) }),
      "",
      /:1: field system: .*shorten/,
    ],
    [
      "a system twice",
      lines({ system: "a", responses: { t: 1 } }, { system: "a", responses: { t: 0 } }),
      "",
      /:2: field system: a stands on line 1/,
    ],
    [
      "no responses",
      lines({ system: "a", responses: {} }),
      "",
      /:1: field responses: holds no task/,
    ],
    [
      "responses of another kind",
      lines({ system: "a", responses: { t: null } }),
      "",
      /:1: field responses\.t: .*leave a task/,
    ],
    [
      "EvalPlus without --system",
      JSON.stringify({ eval: { t: { base: "success", plus: "success" } } }),
      "",
      /field system \(give --system/,
    ],
    [
      "an unknown verdict",
      JSON.stringify({ eval: { t: { base: "great", plus: "success" } } }),
      "m",
      /field eval\.t\.base: is none of/,
    ],
    [
      "a resolved id from nowhere",
      JSON.stringify({ generated: ["x"], resolved: ["y"] }),
      "m",
      /field resolved: y is neither/,
    ],
    [
      "a question twice",
      JSON.stringify([
        { question_id: "q", graded_list: [true] },
        { question_id: "q", graded_list: [true] },
      ]),
      "m",
      /field 1\.question_id: q was there/,
    ],
    [
      "no grading",
      JSON.stringify([{ question_id: "q", graded_list: [] }]),
      "m",
      /field 0\.graded_list/,
    ],
    ["broken JSON", '{\n"eval": {\n"a": {,}\n', "m", /:3: broken JSON/],
    ["nothing known", JSON.stringify({ hello: 1 }), "", /no known file of results/],
    ["an empty file", "", "", /no records/],
    ["a cut-off gzip", gzipSync(lines(row)).subarray(0, 20), "", /gzip data is/],
    ["a system too many", lines(row), "other", /names its systems itself; leave --system out/],
  ])("%s", async (_, content, system, message) => {
    const attempt = read(content, system === "" ? {} : { system });
    const error: Error & { code?: string } = await attempt.then(
      () => new Error("it was read"),
      (cause) => cause,
    );
    expect(error.message).toMatch(message);
    expect(error.code).toBe("bad-input");
    expect(error.message.split("\n")).toHaveLength(1);
  });
});
