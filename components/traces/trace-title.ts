import type { Trace } from "../../lib/core/trace/trace";
import { toPlainText } from "../format/to-plain-text";
import { wordVerdict } from "../verdicts/failure-class-words";

/** A trace for a tab: "HumanEval/3 failed: wrong answer, gpt-4". */
export function wordTraceTitle(trace: Trace): string {
  const task = toPlainText(trace.taskId, 60);
  const model = toPlainText(trace.model, 60);
  return `${task} ${wordVerdict(trace.verdict, trace.failureClass)}, ${model}`;
}
