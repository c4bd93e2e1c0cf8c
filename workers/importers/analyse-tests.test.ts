import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { askPython } from "../../lib/test-support/ask-python";
import { describeWithSharedFile } from "../../lib/test-support/describe-with-shared-file";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** A case as JSON: public, arguments, kind, expected, tolerance; tuples are lists here. */
type Case = [boolean, unknown[], string, unknown, number | null];
type Analysis = ["calls", Case[], string | null] | ["checker", string];

const program = `
sys.path.insert(0, given["folder"])
import analyse_tests
print(json.dumps([analyse_tests.analyse("check", *problem, "") for problem in given["problems"]]))
`;

function analyse(problems: [prompt: string, entryPoint: string, test: string][]): Analysis[] {
  return askPython(program, { folder, problems }) as Analysis[];
}

const prompt = `import math

def helper(x):
    return x + 1

def f(x, y=0):
    """ For example f(1, 2) is 3, f([1, (2,)]), f(
        "a)b") and f(math.floor(2.5)); nothing of f(oops) or g(9).
    """
`;

function checkFunction(...statements: string[]): string {
  const body = statements.map((line) => `    ${line}\n`).join("");
  return `METADATA = {}\n\ndef check(candidate):\n${body}`;
}

function check(...statements: string[]): Analysis {
  const [analysis] = analyse([[prompt, "f", checkFunction(...statements)]]);
  if (analysis === undefined) throw new Error("no analysis");
  return analysis;
}

function only(...statements: string[]): Case {
  const [kind, cases] = check(...statements);
  if (kind !== "calls" || cases.length !== 1 || cases[0] === undefined) {
    throw new Error(`not one call: ${JSON.stringify(cases)}`);
  }
  return cases[0];
}

/** One assertion each: its kind, arguments, expectation and tolerance. */
const simple: [string, string, unknown[], unknown, number | null][] = [
  ["assert candidate(5) == [1, 2]", "equal", [5], [1, 2], null],
  ["assert candidate(5, 6) == helper(1), 'why'", "equal", [5, 6], 2, null],
  ["assert candidate() == None", "equal", [], null, null],
  ["assert (candidate(5)) == (1,)", "equal", [5], [1], null],
  ["assert candidate(5) is None", "identical", [5], null, null],
  ["assert candidate(5) is True", "identical", [5], true, null],
  ["assert candidate(5)", "truthy", [5], null, null],
  ["assert not candidate(5)", "falsy", [5], null, null],
  ["assert abs(candidate(5) - 0.5) < 1e-6", "close", [5], 0.5, 1e-6],
  ["assert tuple(candidate([5])) == tuple([1])", "equal-as-tuple", [[5]], [1], null],
];

/** What can't be taken apart, each with the statement that shows it. */
const involved: [string, string][] = [
  ["the function's own name in an expectation", "assert candidate(1) == f(1)"],
  ["the candidate in an expectation", "assert candidate(1) == candidate(2)"],
  ["the candidate in its own arguments", "assert candidate(candidate(1)) == 1"],
  ["the candidate handed on", "assert all(map(candidate, [1]))"],
  ["an answer that is kept", "answer = candidate(1)"],
  ["an answer that is computed with", "assert candidate(1) + 1 == 2"],
  ["an answer that is indexed", "assert candidate(1)[0] == 2"],
  ["keyword arguments", "assert candidate(x=1) == 2"],
  ["another comparison", "assert candidate(1) < 2"],
  ["a chain of comparisons", "assert 1 == candidate(1) == 1"],
  ["the answer on the right", "assert 2 == candidate(1)"],
  ["a tolerance on a sum", "assert abs(candidate(1) + 1) < 0.1"],
  ["`is` with a variable", "assert candidate(1) is helper"],
  ["two assertions in one", "assert candidate(1) == 1 and candidate(2) == 2"],
  ["a condition", "if True: assert candidate(1) == 1"],
  ["a loop with an else", "for x in [1]:\n        assert candidate(x)\n    else: pass"],
  ["too many rounds", "for x in range(201): assert candidate(x)"],
  ["an assertion on nothing of the candidate", "assert helper(1) == 2"],
  ["no assertion", "pass"],
];

/** All of these in one process. */
const analysed = analyse(
  [...simple.map(([statement]) => statement), ...involved.map(([, statement]) => statement)].map(
    (statement) => [prompt, "f", checkFunction(statement)],
  ),
);

function analysisOf(statement: string): Analysis | undefined[] {
  const simpleIndex = simple.findIndex(([other]) => other === statement);
  const index =
    simpleIndex >= 0
      ? simpleIndex
      : simple.length + involved.findIndex(([, other]) => other === statement);
  return analysed[index] ?? [];
}

describe("a check function taken apart", () => {
  test.each(simple)("%s is %s", (statement, kind, args, expected, tolerance) => {
    expect(analysisOf(statement)).toEqual([
      "calls",
      [[false, args, kind, expected, tolerance]],
      null,
    ]);
  });

  test("an assertion of a constant says nothing", () => {
    expect(only("assert True, 'a comment'", "assert candidate(5) == 1", "assert True")).toEqual([
      false,
      [5],
      "equal",
      1,
      null,
    ]);
  });

  test("loops are unrolled, also within each other, with what they compute on the way", () => {
    const [kind, cases] = check(
      "for a, b in [(1, 10), (2, 20)]:",
      "    for c in range(2):",
      "        total = a + b + c",
      "        assert candidate(a, c) == total",
    );
    expect(kind).toBe("calls");
    expect(cases).toEqual([
      // The prompt shows f(1, 2) alone.
      [false, [1, 0], "equal", 11, null],
      [false, [1, 1], "equal", 12, null],
      [false, [2, 0], "equal", 22, null],
      [false, [2, 1], "equal", 23, null],
    ]);
  });

  test("what is drawn at random is the same at every import", () => {
    const statements = [
      "import random",
      "for _ in range(3):",
      "    x = random.randint(0, 10**9)",
      "    assert candidate(x) == x",
    ];
    const first = check(...statements);
    expect(check(...statements)).toEqual(first);
    expect(new Set((first[1] as Case[]).map(([, [x]]) => x)).size).toBe(3);
  });

  test("arguments that are changed later keep the value that they had", () => {
    const [, cases] = check(
      "xs = [1]",
      "assert candidate(xs) == xs",
      "xs.append(2)",
      "assert candidate(xs) == xs",
    );
    expect((cases as Case[]).map(([, args, , expected]) => [args, expected])).toEqual([
      [[[1]], [1]],
      [[[1, 2]], [1, 2]],
    ]);
  });

  test("calls that the prompt shows are public and come first", () => {
    const [, cases] = check(
      "assert candidate(9) == 0",
      "assert candidate(1, 2) == 3",
      "assert candidate([1, (2,)]) == 0",
      "assert candidate([1, [2]]) == 0",
      "assert candidate('a)b') == 0",
      "assert candidate(2) == 0",
      "assert candidate(1) == 0",
    );
    expect((cases as Case[]).map(([isPublic, args]) => [isPublic, args])).toEqual([
      [true, [1, 2]],
      [true, [[1, [2]]]],
      [true, ["a)b"]],
      [true, [2]],
      [false, [9]],
      [false, [[1, [2]]]],
      [false, [1]],
    ]);
  });

  test("a call of another function that ends in the name, and the definition, show nothing", () => {
    const shown = "def f():\n    ''' decode_f(1), x.f(2), but f(3)\n    >>> f(4)\n    '''\n";
    const asserts = ["", "1", "2", "3", "4"].map((args) => `    assert candidate(${args}) == 0\n`);
    const [analysis] = analyse([[shown, "f", `def check(candidate):\n${asserts.join("")}`]]);
    const cases = (analysis?.[1] ?? []) as Case[];
    expect(cases.filter(([isPublic]) => isPublic).map(([, args]) => args)).toEqual([[3], [4]]);
  });

  test.each(involved)("%s is left to be checked as a whole", (_, statement) => {
    expect(analysisOf(statement)[0]).toBe("checker");
  });

  test("what goes into the candidate's process holds what sent arguments need, and no expected answer", () => {
    const test = [
      "import string",
      "EXPECTED = [1, 2]",
      "def solve(x): return x * 41 + 1",
      "ROOT = Node(1)",
      "ROOT.left = Node(2)",
      "def leaf(x): return Node(x)",
      "ANSWERS = [solve(1)]",
      "def check(candidate):",
      "    assert candidate(ROOT, leaf(3)) == 5",
      "    assert candidate(3, 3) == 124",
      "    assert candidate(4, 4) == [1, 2]",
    ];
    const [kind, cases, setup] = analyse([[prompt, "f", `${test.join("\n")}\n`]])[0] ?? [];
    expect([kind, (cases as Case[])[0]?.[1]]).toEqual(["calls", "(ROOT, leaf(3))"]);
    expect(setup?.split("\n")).toEqual([
      "import string",
      "ROOT = Node(1)",
      "ROOT.left = Node(2)",
      "def leaf(x):",
      "    return Node(x)",
    ]);
  });

  test("a test without check(candidate) is left to be checked as a whole", () => {
    const tests = ["x = 1\n", "def check(a, b):\n    assert a(1)\n"];
    const analyses = analyse(tests.map((test) => [prompt, "f", test]));
    expect(analyses.map(([kind]) => kind)).toEqual(["checker", "checker"]);
  });
});

describeWithSharedFile("HumanEval", "data/benchmarks/HumanEval.jsonl.gz", (file) => {
  test("162 of its tasks become calls; 32 and 33 are checked as a whole", () => {
    const problems = gunzipSync(readFileSync(file))
      .toString("utf8")
      .trim()
      .split("\n")
      .map((text) => JSON.parse(text) as Record<string, string>);
    const program = `
sys.path.insert(0, given["folder"])
import analyse_tests
print(json.dumps([analyse_tests.analyse("check", *problem, "")[0] for problem in given["problems"]]))
`;
    const parts = problems.map(({ prompt, entry_point, test }) => [prompt, entry_point, test]);
    const kinds = askPython(program, { folder, problems: parts }) as string[];
    const whole = problems.filter((_, index) => kinds[index] === "checker");
    expect(whole.map(({ task_id }) => task_id)).toEqual(["HumanEval/32", "HumanEval/33"]);
    expect(kinds.filter((kind) => kind === "calls")).toHaveLength(162);
  });
});
