import { expect, test } from "vitest";
import { DomainError } from "../../../lib/core/errors";
import { parseProblem } from "./parse-problem";
import { problemFixture } from "./problem-fixture";

type Fixture = ReturnType<typeof problemFixture>;

function parseSpoilt(spoil: (problem: Fixture) => void) {
  const problem = problemFixture();
  spoil(problem);
  return parseProblem(JSON.stringify(problem), "pool/count-steps/problem.json", () => [0, []]);
}

function messageOf(spoil: (problem: Fixture) => void): string {
  try {
    parseSpoilt(spoil);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") return error.message;
    throw error;
  }
  throw new Error("the spoilt problem was accepted");
}

const file = "pool/count-steps/problem.json: field";

test("cases are decoded against the signature", () => {
  const problem = parseSpoilt(() => {});
  const three = { kind: "int", value: 3n };
  const entry = [
    { kind: "string", value: "a" },
    {
      kind: "tuple",
      items: [
        { kind: "int", value: 2n },
        { kind: "string", value: "b" },
      ],
    },
  ];
  expect(problem.cases[0]).toEqual({
    name: "one",
    visibility: "public",
    args: [
      { kind: "int", value: 1n },
      { kind: "dict", entries: [entry] },
    ],
    outcome: { kind: "returns", value: { kind: "tuple", items: [three, { kind: "none" }] } },
    generated: null,
  });
  expect(problem.cases[1]?.outcome).toEqual({ kind: "raises" });
});

test("text that is not JSON names the file", () => {
  expect(() => parseProblem("{", "pool/x/problem.json", () => [])).toThrow(
    /^pool\/x\/problem\.json: not JSON \(.*\); correct the syntax$/,
  );
});

test("a missing and an unknown field are named", () => {
  expect(messageOf((problem) => Reflect.deleteProperty(problem, "title"))).toMatch(
    `${file} title: Invalid input: expected string, received undefined; see`,
  );
  expect(messageOf((problem) => Reflect.deleteProperty(problem, "subject"))).toMatch(
    `${file} subject: `,
  );
  expect(messageOf((problem) => Object.assign(problem, { tier: 3 }))).toMatch(/"tier"/);
  expect(
    messageOf((problem) =>
      problem.cases.slice(2, 3).forEach((one) => {
        Reflect.deleteProperty(one, "expected");
      }),
    ),
  ).toMatch(`${file} cases[2].expected`);
});

test("an unknown type names the forms there are", () => {
  const spoil = (problem: Fixture) => {
    problem.signature.params[1] = { name: "by_name", type: "number" };
  };
  expect(messageOf(spoil)).toBe(
    `${file} signature.params[1].type: unknown type number; write one of ` +
      "int, float, bool, string, list<T>, map<K, V>, tuple<A, B>, optional<T>",
  );
});

test("a factor outside the rubric is refused", () => {
  expect(messageOf((problem) => Object.assign(problem.factors, { solutionSpace: 4 }))).toMatch(
    `${file} factors.solutionSpace: `,
  );
  expect(messageOf((problem) => Object.assign(problem.factors, { edgeCases: 1.5 }))).toMatch(
    `${file} factors.edgeCases: `,
  );
});

test("19 cases are too few, and 61 too many", () => {
  expect(messageOf((problem) => problem.cases.splice(19))).toBe(
    `${file} cases: 19 cases; add cases until there are 20`,
  );
  const add = ({ cases }: Fixture) => {
    for (let at = cases.length; at < 61; at += 1) {
      cases.push({
        name: `more-${at}`,
        visibility: "hidden",
        args: [at + 99, []],
        expected: [0, null],
      });
    }
  };
  expect(messageOf(add)).toBe(`${file} cases: 61 cases; remove cases until there are 60`);
});

test("an example has to name a public case", () => {
  const spoil = (problem: Fixture) => problem.examples.push({ case: "plain-0" });
  expect(messageOf(spoil)).toBe(
    `${file} examples[2].case: plain-0 is no public case; name a public case`,
  );
});

test("two cases of one name, and two of the same call, are refused", () => {
  const sameName = (problem: Fixture) => Object.assign(problem.cases[3] ?? {}, { name: "one" });
  expect(messageOf(sameName)).toBe(`${file} cases[3].name: used twice; rename one of the cases`);
  const sameCall = (problem: Fixture) =>
    Object.assign(problem.cases[3] ?? {}, { args: ["1", [["a", ["2", "b"]]]] });
  expect(messageOf(sameCall)).toBe(
    `${file} cases[3].args: same arguments as case one; change or remove one`,
  );
});

test("a case with an argument too few is refused", () => {
  expect(messageOf((problem) => problem.cases[0]?.args?.pop())).toBe(
    `${file} cases[0].args: 1 arguments; write 2`,
  );
});

test("an expectation of another type than the result's names its place", () => {
  const spoil = (problem: Fixture) => Object.assign(problem.cases[0] ?? {}, { expected: [7, 7] });
  expect(messageOf(spoil)).toBe(`${file} cases[0].expected[1]: 7 is no string; write a string`);
});

test("a generated case gets its arguments of the generator, decoded as any others", () => {
  const text = JSON.stringify(problemFixture());
  const { cases } = parseProblem(text, "problem.json", (size, seed) => [seed, [[size, [9, ""]]]]);
  expect(cases.at(-1)).toMatchObject({
    generated: "large",
    args: [
      { kind: "int", value: 1n },
      { kind: "dict", entries: [[{ kind: "string", value: "large" }, { kind: "tuple" }]] },
    ],
  });
  expect(() => parseProblem(text, "problem.json", () => ["a", []])).toThrow(
    'problem.json: field cases[24].generated[0]: "a" is no int',
  );
  expect(() => parseProblem(text, "problem.json", () => [1])).toThrow(
    "problem.json: field cases[24].generated: 1 arguments; make 2",
  );
});

test.each<[string, (problem: Fixture) => void, string]>([
  [
    "a case that raises although no error is named",
    (problem) => Object.assign(problem, { errors: undefined }),
    "cases[1].raises: the problem names no errors; add the field errors",
  ],
  [
    "errors that no case raises",
    (problem) => Object.assign(problem.cases[1] ?? {}, { raises: undefined, expected: [0, null] }),
    "errors: no case raises; add a case with raises, or remove the field",
  ],
  [
    "a case that raises and returns",
    (problem) => Object.assign(problem.cases[0] ?? {}, { raises: true }),
    "cases[0].raises: stands beside expected; remove one of them",
  ],
  [
    "a large input without a bound",
    (problem) => Object.assign(problem, { complexity: undefined }),
    "cases[24].generated.size: large without a complexity; state the bound, or make it small",
  ],
  [
    "a generated input that another case has",
    ({ cases }) => cases.push({ ...(cases.at(-1) ?? { visibility: "" }), name: "as-many" }),
    "cases[25].generated: the same input as another case's; take another seed",
  ],
  [
    "a generated case that is shown",
    (problem) => Object.assign(problem.cases[24] ?? {}, { visibility: "public" }),
    "cases[24].visibility: a generated case is shown; make it hidden",
  ],
  [
    "a statement with a NUL",
    (problem) => problem.statement.push("Nothing \0 here."),
    "statement[1]: holds a control character or half a character; remove it",
  ],
  [
    "a statement with half a character",
    (problem) => problem.statement.push("A bicycle \ud83d."),
    "statement[1]: holds a control character or half a character; remove it",
  ],
  ["an unknown subject", (problem) => Object.assign(problem, { subject: "cooking" }), "subject: "],
])("%s is refused", (_what, spoil, message) => {
  expect(messageOf(spoil)).toContain(`${file} ${message}`);
});
