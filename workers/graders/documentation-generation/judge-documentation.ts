import type { CaseResult, GradedTask, Judgement } from "../../../lib/core/ports/grader";
import type { ExecutionResult } from "../../../lib/core/scoring/execution";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import type { Example } from "./example";
import { listUntrue } from "./list-untrue";
import { mentionsError } from "./mentions-error";
import { type Answer, countExamples, fewestExamples, mostExamples } from "./read-answer";
import { readDocumentationWords } from "./read-documentation-words";

/** What one test case came to; null where it was not looked at. */
interface Finding {
  held: boolean | null;
  detail: string;
  cpuMs?: number;
}

/**
 * The test cases of a documentation, in order: every parameter is described; the result is; each error is; there
 * are 3 to 20 examples; each is true of the code; they tell half of the faults from it or more. The last one
 * alone is hidden. It passes when all hold. A code of ours that does not load voids.
 */
export function judgeDocumentation(
  parse: ParseSource,
  task: GradedTask,
  answer: Answer,
  results: readonly ExecutionResult[],
): Judgement {
  const [ofCode, ...ofFaults] = results;
  if (ofCode?.load.kind !== "loaded") {
    return { verdict: { kind: "voided", fault: "tests-broken" }, cases: [] };
  }
  const findings = [
    ...judgeWords(answer),
    ...judgeExamples(parse, task, answer, { ofCode, ofFaults }),
  ];
  const cases = findings.map((finding, index) =>
    toCase(finding, index, index === findings.length - 1),
  );
  const passed = findings.every(({ held }) => held === true);
  return {
    verdict: passed ? { kind: "passed" } : { kind: "failed", failureClass: "wrong_answer" },
    cases,
  };
}

function toCase({ held, detail, cpuMs = 0 }: Finding, index: number, isLast: boolean): CaseResult {
  return {
    index,
    visibility: isLast ? "hidden" : "public",
    outcome: held === null ? "not_run" : held ? "passed" : "failed",
    failureClass: held === false ? "wrong_answer" : null,
    cpuMs,
    ...(held === false && !isLast ? { error: detail } : {}),
  };
}

function judgeWords({ language, plan, documentation }: Answer): Finding[] {
  const words = readDocumentationWords(language, documentation?.text ?? "", plan.parameters);
  const missing = plan.parameters.filter((name) => !words.parameters.has(name));
  return [
    { held: missing.length === 0, detail: `without a description: ${missing.join(", ")}` },
    { held: words.describesResult, detail: "the result is not described" },
    ...plan.errors.map((condition) => ({
      held: mentionsError(language, condition, words.errors),
      detail: `no entry about the error when ${condition}`,
    })),
  ];
}

interface Executed {
  ofCode: ExecutionResult;
  ofFaults: ExecutionResult[];
}

function judgeExamples(
  parse: ParseSource,
  task: GradedTask,
  answer: Answer,
  { ofCode, ofFaults }: Executed,
): Finding[] {
  const { count, examples } = countExamples(parse, answer);
  const counted = {
    held: examples !== null,
    detail: `${count} examples; ${fewestExamples} to ${mostExamples} are asked for`,
  };
  const unseen: Finding = { held: null, detail: "" };
  if (examples === null) return [counted, unseen, unseen];
  const untrue = listUntrue(examples, ofCode, task);
  const truth = {
    held: untrue.length === 0,
    detail: `not true of the code: ${showExample(untrue[0])}`,
    cpuMs: longestCpuMs([ofCode]),
  };
  if (untrue.length > 0) return [counted, truth, unseen];
  const told = ofFaults.filter((result) => listUntrue(examples, result, task).length > 0);
  const held = told.length * 2 >= answer.plan.faults.length;
  return [counted, truth, { held, detail: "", cpuMs: longestCpuMs(ofFaults) }];
}

function showExample(example: Example | undefined): string {
  return example === undefined ? "" : example.text.slice(0, 200);
}

/** Each result is of a run of its own, and a limit holds for each. */
function longestCpuMs(results: readonly ExecutionResult[]): number {
  const times = results.map((result) => (result.kind === "calls" ? result.steps : []));
  return Math.max(0, ...times.map((steps) => steps.reduce((sum, { cpuMs }) => sum + cpuMs, 0)));
}
