import { assertNever } from "../../lib/core/assert-never";
import type { TimelineStep } from "../../lib/core/trace/timeline";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { toPlainText } from "../format/to-plain-text";
import { faultWords, wordVerdict } from "../verdicts/failure-class-words";

const longestReason = 120;

/** What was done in a step, and what came of it. */
export function wordStep(step: TimelineStep): { what: string; result: string } {
  switch (step.kind) {
    case "answer":
      return { what: "Answer stored", result: wordAnswer(step) };
    case "execution":
      return {
        what: step.attempt <= 1 ? "Executed" : `Executed again (attempt ${step.attempt})`,
        result: `${step.exitReason.replaceAll("-", " ")}; ${wordTimes(step)}`,
      };
    case "verdict":
      return {
        what: step.supersedes === null ? "Verdict" : "Corrected verdict",
        result: step.fault
          ? `voided: ${faultWords[step.fault]}`
          : wordVerdict(step.verdict, step.failureClass),
      };
    case "repeat":
      return {
        what: `Repeat ${step.repetition}, ${step.selectedBy === "seeded" ? "drawn" : "near a limit"}`,
        result: `${wordVerdict(step.verdict, step.failureClass)}; ${wordTimes(step)}`,
      };
    default:
      return assertNever(step);
  }
}

function wordTimes({ cpuMs, wallMs }: { cpuMs: number; wallMs: number }): string {
  return `${formatDuration(cpuMs)} CPU, ${formatDuration(wallMs)} on the clock`;
}

function wordAnswer(step: Extract<TimelineStep, { kind: "answer" }>): string {
  const { latencyMs, finishReason, promptTokens, completionTokens } = step;
  const parts = [
    latencyMs === null ? null : `${formatDuration(latencyMs)} until it came`,
    promptTokens === null ? null : `${formatCount(promptTokens)} tokens in`,
    completionTokens === null ? null : formatCountOf(completionTokens, "token out", "tokens out"),
    finishReason === null ? null : `ended by “${toPlainText(finishReason, longestReason)}”`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "its making was not disclosed" : parts.join(", ");
}
