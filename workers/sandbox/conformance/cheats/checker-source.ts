import type { ConformanceLanguage } from "../conformance-language";
import type { PlanName } from "./cheat";

type CheckerPlan = Extract<PlanName, `${string}checker`>;

/** Test code in a benchmark's own style, which asks for each text's number. */
export function checkerSource(
  language: ConformanceLanguage,
  plan: CheckerPlan,
  answers: [text: string, answer: number][],
): string {
  switch (language) {
    case "python":
      return [
        "def check(candidate):",
        ...answers.map((entry) => `    assert ${pythonTest(plan, ...entry)}`),
      ].join("\n");
    case "javascript":
      return [
        'const assert = require("node:assert");',
        ...answers.map((entry) => javascriptTest(plan, ...entry)),
      ].join("\n");
    case "java":
      return [
        "public class Main {",
        "    public static void main(String[] args) {",
        "        Solution candidate = new Solution();",
        ...answers.map((entry) => javaTest(plan, ...entry)),
        "    }",
        "}",
      ].join("\n");
  }
}

function pythonTest(plan: CheckerPlan, text: string, answer: number): string {
  const call = `candidate(${JSON.stringify(text)})`;
  switch (plan) {
    case "checker":
      return `${call} == ${answer}`;
    case "tolerant-checker":
      return `abs(${call} - ${answer}) < 0.5`;
    case "costly-checker":
      return `sum(1 for _ in range(${call})) < 0`;
  }
}

function javascriptTest(plan: CheckerPlan, text: string, answer: number): string {
  const call = `seal(${JSON.stringify(text)})`;
  switch (plan) {
    case "checker":
      return `assert.deepEqual(${call}, ${answer});`;
    case "tolerant-checker":
      return `assert(Math.abs(${call} - ${answer}) < 0.5);`;
    case "costly-checker":
      return `{ let sum = 0; for (let n = ${call}; n > 0; n -= 1) sum += 1; assert(sum < 0); }`;
  }
}

function javaTest(plan: CheckerPlan, text: string, answer: number): string {
  const call = `candidate.seal(${JSON.stringify(text)})`;
  const fail = "throw new AssertionError();";
  switch (plan) {
    case "checker":
      return `        if (${call} != ${answer}L) ${fail}`;
    case "tolerant-checker":
      return `        if (!(Math.abs(${call} - ${answer}.0) < 0.5)) ${fail}`;
    case "costly-checker":
      return `        { long sum = 0; for (long n = ${call}; n > 0; n--) sum += n % 3; if (sum >= 0) ${fail} }`;
  }
}
