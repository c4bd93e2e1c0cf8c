import type { CaseResult } from "../ports/grader";
import type { CallCase, Expectation, TestPlan } from "../scoring/test-plan";
import { parseWire } from "../values/parse-wire";
import { pythonLiteral } from "../values/python-literal";
import type { TraceCase } from "./trace";

/** Longest text of a public case that a trace shows; the rest is cut with a mark. */
const shownCharacters = 2_000;

/**
 * What a trace says of each case. Of a hidden one nothing but outcome, class and time: not its
 * input, not its expectation, not what the submission answered or raised.
 */
export function traceCases(plan: TestPlan, results: CaseResult[]): TraceCase[] {
  return results.map((result) => {
    const { index, visibility, outcome, failureClass, cpuMs } = result;
    const bare: TraceCase = { index, visibility, outcome, failureClass, cpuMs };
    const testCase = plan.kind === "calls" ? plan.cases[index] : undefined;
    // The plan decides, not the result: both must say public.
    if (visibility !== "public" || testCase?.visibility !== "public") return bare;
    return {
      ...bare,
      input: shorten(describeInput(testCase)),
      expected: shorten(describeExpectation(testCase.expectation)),
      ...(result.returned === undefined ? {} : { returned: shorten(result.returned) }),
      ...(result.error === undefined ? {} : { error: shorten(result.error) }),
    };
  });
}

function describeInput(testCase: CallCase): string {
  return "args" in testCase ? pythonLiteral(parseWire(testCase.args)) : testCase.argsSource;
}

function describeExpectation(expectation: Expectation): string {
  switch (expectation.kind) {
    case "equal":
      return pythonLiteral(parseWire(expectation.value));
    case "identical":
      return `is ${pythonLiteral(parseWire(expectation.value))}`;
    case "truthy":
      return expectation.expected ? "a true value" : "a false value";
    case "close":
      return `within ${expectation.tolerance} of ${pythonLiteral(parseWire(expectation.value))}`;
    case "equal-as-tuple":
      return `as a tuple: ${pythonLiteral(parseWire(expectation.value))}`;
    case "equal-as-int":
      return `as a whole number: ${pythonLiteral(parseWire(expectation.value))}`;
    case "equal-as-set":
      return `as a set: ${pythonLiteral(parseWire(expectation.value))}`;
    case "is-close":
      return `within ${describeTolerances(expectation)} of ${pythonLiteral(parseWire(expectation.value))}`;
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
