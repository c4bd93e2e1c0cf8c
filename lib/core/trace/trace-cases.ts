import type { CaseResult } from "../ports/grader";
import type { CallCase, Expectation, TestPlan } from "../scoring/test-plan";
import { parseWire } from "../values/parse-wire";
import { readableValue } from "../values/readable-value";
import type { Language } from "../vocabulary";
import type { TraceCase } from "./trace";

/** Longest text of a public case that a trace shows; the rest is cut with a mark. */
const shownCharacters = 2_000;

/**
 * What a trace says of each case. Of a hidden one nothing but outcome, class and time: not its
 * input, not its expectation, not what the submission answered or raised.
 */
export function traceCases(language: Language, plan: TestPlan, results: CaseResult[]): TraceCase[] {
  return results.map((result) => {
    const { index, visibility, outcome, failureClass, cpuMs } = result;
    const bare: TraceCase = { index, visibility, outcome, failureClass, cpuMs };
    const testCase = "cases" in plan ? plan.cases[index] : undefined;
    // The plan decides, not the result: both must say public.
    if (visibility !== "public") return bare;
    const came = {
      ...(result.returned === undefined ? {} : { returned: shorten(result.returned) }),
      ...(result.error === undefined ? {} : { error: shorten(result.error) }),
    };
    const rule = describeRule(plan, index);
    if (rule !== null) return { ...bare, expected: shorten(rule), ...came };
    if (testCase?.visibility !== "public") return bare;
    return {
      ...bare,
      input: shorten(describeInput(language, testCase)),
      expected: shorten(describeExpectation(language, testCase.expectation)),
      ...came,
    };
  });
}

/** What a case asks that is no call but a rule of its statement; null for calls and for what is hidden. */
function describeRule(plan: TestPlan, index: number): string | null {
  switch (plan.kind) {
    case "documentation":
      return listDocumentationRules(plan)[index] ?? null;
    case "refactoring":
      return describeGoals(plan)[index - plan.cases.length] ?? null;
    default:
      return null;
  }
}

/** In the order of the grader's cases, without the last one, which is hidden. */
function listDocumentationRules({ errors }: Extract<TestPlan, { kind: "documentation" }>) {
  return [
    "every parameter is described",
    "the result is described",
    ...errors.map((condition) => `the error is described when ${condition}`),
    "as many examples as are asked for",
    "each example is true of the code",
  ];
}

/** In the order in which goals are measured. */
function describeGoals({ goals }: Extract<TestPlan, { kind: "refactoring" }>): string[] {
  const { maxCyclomatic, maxNesting, maxFunctionLines, maxDuplicatedLines } = goals;
  return [
    `cyclomatic complexity of at most ${maxCyclomatic}`,
    `nesting of at most ${maxNesting}`,
    `functions of at most ${maxFunctionLines} lines`,
    `at most ${maxDuplicatedLines} duplicated lines`,
  ];
}

function describeInput(language: Language, testCase: CallCase): string {
  return "args" in testCase
    ? readableValue(language, parseWire(testCase.args))
    : testCase.argsSource;
}

function describeExpectation(language: Language, expectation: Expectation): string {
  const readable = (wire: string) => readableValue(language, parseWire(wire));
  switch (expectation.kind) {
    case "equal":
      return readable(expectation.value);
    case "identical":
      return `is ${readable(expectation.value)}`;
    case "truthy":
      return expectation.expected ? "a true value" : "a false value";
    case "close":
      return `within ${expectation.tolerance} of ${readable(expectation.value)}`;
    case "equal-as-tuple":
      return `as a tuple: ${readable(expectation.value)}`;
    case "equal-as-int":
      return `as a whole number: ${readable(expectation.value)}`;
    case "equal-as-set":
      return `as a set: ${readable(expectation.value)}`;
    case "is-close":
      return `within ${describeTolerances(expectation)} of ${readable(expectation.value)}`;
    case "raises":
      return `raises ${expectation.error}`;
  }
}

function describeTolerances(expectation: Extract<Expectation, { kind: "is-close" }>): string {
  const { relativeTolerance, absoluteTolerance } = expectation;
  const relative = `${relativeTolerance} times the larger`;
  return absoluteTolerance === "0.0" ? relative : `${relative}, or ${absoluteTolerance},`;
}

function shorten(text: string): string {
  return text.length <= shownCharacters
    ? text
    : `${text.slice(0, shownCharacters)}… (${text.length} characters)`;
}
