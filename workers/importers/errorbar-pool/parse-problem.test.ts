import { expect, test } from "vitest";
import { DomainError } from "../../../lib/core/errors";
import { parseProblem } from "./parse-problem";
import { problemFixture } from "./problem-fixture";

type Fixture = ReturnType<typeof problemFixture>;

function parseSpoilt(spoil: (problem: Fixture) => void) {
  const problem = problemFixture();
  spoil(problem);
  return parseProblem(JSON.stringify(problem), "pool/greet-twice/problem.json");
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

const file = "pool/greet-twice/problem.json: field";

test("cases are decoded against the signature", () => {
  const problem = parseSpoilt(() => {});
  expect(problem.cases[0]).toEqual({
    name: "once",
    visibility: "hidden",
    args: [
      { kind: "string", value: "Ada" },
      { kind: "int", value: 1n },
    ],
    outcome: {
      kind: "returns",
      value: { kind: "list", items: [{ kind: "string", value: "Hello, Ada" }] },
    },
    generated: null,
  });
});

test("text that is not JSON names the file", () => {
  expect(() => parseProblem("{", "pool/x/problem.json")).toThrow(
    /^pool\/x\/problem\.json: not JSON \(.*\); correct the syntax$/,
  );
});

test("a missing and an unknown field are named", () => {
  expect(messageOf((problem) => Reflect.deleteProperty(problem, "title"))).toMatch(
    `${file} title: Invalid input: expected string, received undefined; see`,
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
    problem.signature.params[1] = { name: "times", type: "number" };
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

test("four cases are too few", () => {
  expect(messageOf((problem) => problem.cases.pop())).toBe(
    `${file} cases: 4 cases; add cases until there are 5`,
  );
});

test("an example has to name a public case", () => {
  const spoil = (problem: Fixture) => problem.examples.push({ case: "once" });
  expect(messageOf(spoil)).toBe(
    `${file} examples[2].case: once is no public case; name a public case`,
  );
});

test("two cases of one name, and two of the same call, are refused", () => {
  const sameName = (problem: Fixture) => Object.assign(problem.cases[3] ?? {}, { name: "once" });
  expect(messageOf(sameName)).toBe(`${file} cases[3].name: used twice; rename one of the cases`);
  const sameCall = (problem: Fixture) =>
    Object.assign(problem.cases[3] ?? {}, { args: ["Ada", "1"] });
  expect(messageOf(sameCall)).toBe(
    `${file} cases[3].args: same arguments as case once; change or remove one`,
  );
});

test("a case with an argument too few is refused", () => {
  expect(messageOf((problem) => problem.cases[0]?.args.pop())).toBe(
    `${file} cases[0].args: 1 arguments; write 2`,
  );
});

test("an expectation of another type than the result's names its place", () => {
  const spoil = (problem: Fixture) => Object.assign(problem.cases[0] ?? {}, { expected: [7] });
  expect(messageOf(spoil)).toBe(`${file} cases[0].expected[0]: 7 is no string; write a string`);
});

test("a generated case gets its arguments of the generator, decoded as any others", () => {
  const problem = problemFixture();
  const { args: _args, ...rest } = problem.cases[0] ?? problem.cases[1] ?? { args: [] };
  Object.assign(problem, {
    cases: [{ ...rest, generated: { size: "small", seed: 3 } }, ...problem.cases.slice(1)],
  });
  const made = parseProblem(JSON.stringify(problem), "problem.json", (size, seed) => [size, seed]);
  expect(made.cases[0]).toMatchObject({
    generated: "small",
    args: [
      { kind: "string", value: "small" },
      { kind: "int", value: 3n },
    ],
  });
  expect(() => parseProblem(JSON.stringify(problem), "problem.json", () => ["a", "b"])).toThrow(
    'problem.json: field cases[0].generated[1]: "b" is no int',
  );
  expect(() => parseProblem(JSON.stringify(problem), "problem.json")).toThrow(
    "field cases[0].generated: there is no generate.mjs; add it, or write args",
  );
});

test.each<[string, (problem: Fixture) => void, string]>([
  [
    "a case that raises although no error is named",
    (problem) => Object.assign(problem.cases[0] ?? {}, { raises: true, expected: undefined }),
    "cases[0].raises: the problem names no errors; add the field errors",
  ],
  [
    "errors that no case raises",
    (problem) => Object.assign(problem, { errors: [{ when: "`times` is negative" }] }),
    "errors: no case raises; add a case with raises, or remove the field",
  ],
  [
    "a case that raises and returns",
    (problem) => Object.assign(problem.cases[0] ?? {}, { raises: true }),
    "cases[0].raises: stands beside expected; remove one of them",
  ],
  [
    "a large input without a bound",
    (problem) => {
      const { args: _args, ...rest } = problem.cases[0] ?? { args: [] };
      Object.assign(problem.cases, { 0: { ...rest, generated: { size: "large", seed: 1 } } });
    },
    "cases[0].generated.size: large without a complexity; state the bound, or make it small",
  ],
  ["an unknown subject", (problem) => Object.assign(problem, { subject: "cooking" }), "subject: "],
])("%s is refused", (_what, spoil, message) => {
  expect(messageOf(spoil)).toContain(`${file} ${message}`);
});
