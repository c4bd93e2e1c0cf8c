import type { EvaluationStep } from "../jobs/evaluate-run";
import type { CommandContext } from "./command-context";
import type { Progress } from "./start-progress";

/** One line of progress a step: the one before ends as the next begins. */
export function watchSteps(context: CommandContext, model: string, candidates: number) {
  let shown: Progress | undefined;
  context.onClose(async () => shown?.stop());
  return (total: number, step: EvaluationStep) => {
    shown?.stop();
    if (step === "grading") noteStart(context, candidates, total);
    if (total === 0) return () => {};
    const progress = context.output.progress(`${step} ${model}`, total);
    shown = progress;
    return () => progress.advance();
  };
}

/** Says what an earlier import of the same answers has left to do. */
function noteStart({ output }: CommandContext, candidates: number, open: number): void {
  if (open === 0) output.note("already recorded; nothing to grade");
  else if (open < candidates) output.note(`${candidates - open} already graded; ${open} to go`);
}
