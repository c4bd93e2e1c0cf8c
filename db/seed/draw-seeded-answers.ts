import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import { drawUniform } from "../../lib/core/sampling/draw-uniform";
import { createRandomStream } from "../../lib/core/sampling/random-stream";
import { drawAnswers, type SimulatedAnswer } from "../../lib/core/simulation/draw-answers";
import type { TaskChances } from "../../lib/core/simulation/task-chances";
import type { FailureClass } from "../../lib/core/vocabulary";
import type { SyntheticModel } from "./synthetic-models";

/** One answer of a seeded board, with all that asking and grading it would have left behind. */
export interface SeededAnswer extends SimulatedAnswer {
  /** Null: passed. */
  failureClass: FailureClass | null;
  latencyMs: number;
  cpuMs: number;
  memoryPeakBytes: number;
  /** Its first execution was lost with its sandbox, and a second one gave the verdict. */
  wasVoided: boolean;
  /** A repeat of it comes out the other way. */
  isFlaky: boolean;
}

const voidRate = 0.0015;
const flakyRate = 0.002;
const mebibyte = 1024 * 1024;
/** Of what is neither right nor near: what became of it. */
const wrongClasses: readonly FailureClass[] = [
  "wrong_answer",
  "wrong_answer",
  "wrong_answer",
  "runtime_error",
  "memory_limit",
];

/** What a week's answers are drawn by. */
export interface SeededWeek {
  seed: string;
  /** From 1. */
  week: number;
  taskKeys: readonly string[];
  chances: TaskChances;
  limits: SandboxLimits;
}

/** The answers of a model to a week's tasks, in their order; the same week gives the same ones. */
export function drawSeededAnswers(model: SyntheticModel, of: SeededWeek): SeededAnswer[] {
  const { seed, week } = of;
  const answers = createRandomStream(`simulate/${seed}/answers/${model.answersAs}`, week);
  const times = createRandomStream(`simulate/${seed}/times/${model.slug}`, week);
  return drawAnswers(answers, of.taskKeys, of.chances).map((answer) => {
    const completionTokens = Math.round(model.tokensPerTask * (0.4 + 1.2 * drawUniform(times)));
    const waitMs = 150 + times.below(400);
    const isSlow = answer.worth === "slow";
    return {
      ...answer,
      completionTokens,
      failureClass: classOf(answer, times.below(wrongClasses.length)),
      latencyMs: waitMs + Math.round((1_000 * completionTokens) / model.tokensPerSecond),
      cpuMs: isSlow ? of.limits.cpuMsPerTest : 8 + times.below(60),
      memoryPeakBytes: (9 + times.below(24)) * mebibyte,
      wasVoided: drawUniform(times) < voidRate,
      isFlaky: drawUniform(times) < flakyRate,
    };
  });
}

function classOf({ worth }: SimulatedAnswer, choice: number): FailureClass | null {
  switch (worth) {
    case "right":
      return null;
    case "near":
      return "wrong_answer";
    case "slow":
      return "cpu_timeout";
    case "wrong":
      return wrongClasses[choice] ?? "wrong_answer";
  }
}
