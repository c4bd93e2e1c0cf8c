import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { TaskCategory, Verdict } from "../../../lib/core/vocabulary";
import { badAnswers } from "./bad-answers";
import type { GradeOnce } from "./grade-once";
import { wordVerdict } from "./word-verdict";

/** What a task's own solutions came to: verdicts that a baseline's answers have without being run again. */
export interface TaskVerdicts {
  taskKey: string;
  reference: Verdict["kind"];
  /** In the order of the task's planted faults. */
  faults: Verdict["kind"][];
}

/**
 * Why a task means nothing: its reference fails, a planted fault passes, or what is no answer does not
 * fail as such. No reason where it holds.
 */
export async function validateTask(
  grading: GradeOnce,
  task: TaskDefinition,
): Promise<{ reasons: string[]; verdicts: TaskVerdicts }> {
  const reasons: string[] = [];
  const { taskKey, referenceSolution, plantedFaults } = task;
  const verdicts: TaskVerdicts = { taskKey, reference: "voided", faults: [] };
  if (referenceSolution === null) return { reasons: ["it has no reference solution"], verdicts };
  const reference = await grading.submission(task, referenceSolution);
  verdicts.reference = reference.kind;
  if (reference.kind !== "passed") reasons.push(`the reference solution ${wordVerdict(reference)}`);
  for (const [at, fault] of plantedFaults.entries()) {
    const verdict = await grading.submission(task, fault);
    verdicts.faults.push(verdict.kind);
    if (verdict.kind !== "failed") reasons.push(`planted fault ${at + 1} ${wordVerdict(verdict)}`);
  }
  for (const { what, completion, expected } of badAnswers(task)) {
    const verdict = await grading.completion(task, completion);
    const fits = verdict.kind === "failed" && verdict.failureClass === expected;
    if (!fits) reasons.push(`${what} ${wordVerdict(verdict)}, and should fail: ${expected}`);
  }
  if (showsSolution(task)) reasons.push("the prompt contains the reference solution");
  return { reasons, verdicts };
}

/** Words of a line that are no part of a signature or a bracket alone. */
const shortestLine = 12;
/** So many lines of a reference, one after the other, are no chance. */
const tellingLines = 3;

/** There the program is in the prompt, but for its fault or its documentation. */
const shownByDesign: ReadonlySet<TaskCategory> = new Set([
  "bug-fixing",
  "documentation-generation",
]);

/** What every program that declares the function has: imports, its class, and its first line. */
function isFrame(line: string, entryPoint: string): boolean {
  return /^(?:import|from|class)\b/.test(line.trim()) || isDeclaration(line, entryPoint);
}

function isDeclaration(line: string, entryPoint: string): boolean {
  return (
    /^\s*(?:def|export|(?:public |private )?static)\b/.test(line) && line.includes(`${entryPoint}(`)
  );
}

/** Whether three telling lines of the reference stand in the prompt one after the other. */
function showsSolution(task: TaskDefinition): boolean {
  const { prompt, referenceSolution, category, entryPoint } = task;
  if (shownByDesign.has(category) || referenceSolution === null) return false;
  const squeeze = (text: string) => text.replaceAll(/^\s*(?:\/\/|#)/gm, "").replaceAll(/\s+/g, "");
  const shown = squeeze(prompt);
  const lines = referenceSolution
    .split("\n")
    .filter((line) => !isFrame(line, entryPoint))
    .map((line) => line.replaceAll(/\s+/g, ""));
  const telling = lines.filter((line) => line.length >= shortestLine);
  return telling.some((_, at) => {
    const run = telling.slice(at, at + tellingLines);
    return run.length === tellingLines && shown.includes(run.join(""));
  });
}
