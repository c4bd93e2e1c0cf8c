import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sharedFile } from "../../../lib/test-support/shared-data";
import { type ClaimsFormat, readClaims } from "./read-claims";

const folder = mkdtempSync(join(tmpdir(), "errorbar-claims-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serial = 0;
function read(format: ClaimsFormat, content: string) {
  serial += 1;
  const path = join(folder, `file-${serial}`);
  writeFileSync(path, content);
  return readClaims(path, format);
}

describe("the EvalPlus leaderboard", () => {
  const entry = { link: "x", size: 8, prompted: true, "open-data": "NONE" };

  test("claims one figure a benchmark, as a fraction, and none where it states none", async () => {
    const { claims } = await read(
      "evalplus-leaderboard",
      JSON.stringify({ "M (2024)": { ...entry, "pass@1": { humaneval: 81.7, "mbpp+": null } } }),
    );
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({
      system: "M (2024)",
      metric: "pass@1 humaneval",
      rate: 0.817,
      passed: null,
      tasks: null,
      details: entry,
    });
    expect(claims[0]?.undisclosed).toEqual(
      expect.arrayContaining([
        "outcomes",
        "generation.temperature",
        "generation.harness",
        "execution",
      ]),
    );
  });

  test.each([
    ["a rate over 100", { "pass@1": { humaneval: 101 } }, /field M\.pass@1 humaneval: .*0 to 100/],
    ["no scores", { "pass@1": 3 }, /field M\.pass@1: is no object/],
  ])("with %s is refused", async (_, broken, message) => {
    await expect(read("evalplus-leaderboard", JSON.stringify({ M: broken }))).rejects.toThrow(
      message,
    );
  });
});

const row = (changes: Record<string, string> = {}) => {
  const fields = {
    model: "m",
    test_cases: "225",
    pass_rate_1: "20.4",
    pass_rate_2: "35.6",
    ...changes,
  };
  return `- dirname: d\n${Object.entries(fields)
    .map(([field, value]) => `  ${field}: ${value}\n`)
    .join("")}`;
};

describe("Aider's tables", () => {
  test("claim the first try as pass@1, and the second as what it is", async () => {
    const { claims } = await read("aider", row({ pass_num_2: "80", versions: "0.75" }));
    expect(claims).toMatchObject([
      { system: "m", metric: "pass@1", rate: 0.204, passed: null, tasks: 225 },
      {
        metric: "solved by a second try that saw the test output",
        rate: 0.356,
        passed: 80,
        tasks: 225,
      },
    ]);
    expect(claims[0]?.undisclosed).not.toContain("generation.harness");
    expect(claims[0]?.undisclosed).toContain("outcomes");
  });

  test("tell rows of one model apart by format and editor, else by their folder", async () => {
    const { claims } = await read(
      "aider",
      row({ edit_format: "diff" }) +
        row({ edit_format: "whole" }) +
        row({ model: "n", dirname2: "x" }).replace("dirname: d", "dirname: d1") +
        row({ model: "n" }).replace("dirname: d", "dirname: d2"),
    );
    expect(new Set(claims.map(({ system }) => system))).toEqual(
      new Set(["m · diff", "m · whole", "n · d1", "n · d2"]),
    );
  });

  test("keep the last of a repeated field and say so, but not of one that decides", async () => {
    const twice = `${row()}  editor_model: a\n  editor_model: b\n`;
    const { notes, claims } = await read("aider", twice);
    expect(notes).toEqual(['line 7: "editor_model" stands twice in one row, the last counts']);
    expect(claims[0]?.details.editor_model).toBe("b");
    await expect(read("aider", `${row()}  pass_rate_1: 99\n`)).rejects.toThrow(
      /:6: field pass_rate_1: stands twice/,
    );
  });

  test.each([
    ["no list", "model: m\n", /no list of rows/],
    ["broken YAML", `${row()}  : : [\n`, /:\d+: broken YAML/],
    [
      "a rate that is none",
      row({ pass_rate_1: "high" }),
      /:1: field pass_rate_1: is no percentage/,
    ],
    ["no model", row({ model: "" }), /:1: field model/],
    ["no count of tasks", row({ test_cases: "many" }), /:1: field test_cases/],
    ["an alias", `${row()}  a: &x [1]\n  b: *x\n`, /:1: holds aliases/],
    ["two rows that nothing tells apart", row() + row(), /:1: field model: two rows are alike/],
  ])("with %s are refused", async (_, content, message) => {
    await expect(read("aider", content)).rejects.toThrow(message);
  });
});

describe("who resolved what", () => {
  test("is a count of each submission without a rate, a repeated name counted once", async () => {
    const { claims, notes } = await read(
      "resolved-submissions",
      JSON.stringify({
        i1: { resolved_submissions: ["a", "a", "b"], no_of_submissions: 9 },
        i2: { resolved_submissions: ["a"], no_of_submissions: 9 },
        i3: { resolved_submissions: [], no_of_submissions: 9 },
      }),
    );
    expect(claims.map(({ system, rate, passed, tasks }) => [system, rate, passed, tasks])).toEqual([
      ["a", null, 2, null],
      ["b", null, 1, null],
    ]);
    expect(notes).toEqual(["1 repeated names: counted once"]);
    expect(claims[0]?.undisclosed).toContain("attempted");
  });
});

test.each(["evalplus-leaderboard", "resolved-submissions"] as const)(
  "a %s that is no object is refused in words",
  async (format) => {
    for (const content of ["null", "[]", "3"]) {
      await expect(read(format, content)).rejects.toThrow(/field document: is no JSON object/);
    }
  },
);

// Counts of the files themselves, taken with another program.
test.for([
  ["data/evalplus-leaderboard/results.json", "evalplus-leaderboard", 125, 428],
  ["data/aider/polyglot_leaderboard.yml", "aider", 69, 138],
  ["data/aider/edit_leaderboard.yml", "aider", 98, 196],
  ["data/aider/quant.yml", "aider", 14, 28],
  ["data/aider/architect.yml", "aider", 20, 40],
  ["data/moatless-tools/resolved_submissions.json.gz", "resolved-submissions", 99, 99],
] as const)("%s is read whole", async ([name, format, systems, count], { skip }) => {
  const path = sharedFile(name);
  if (path === null) return skip(`${name} is not beside the checkout`);
  const { claims } = await readClaims(path, format);
  expect(claims).toHaveLength(count);
  expect(new Set(claims.map(({ system }) => system)).size).toBe(systems);
});
