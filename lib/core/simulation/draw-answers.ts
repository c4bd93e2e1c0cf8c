import { drawUniform } from "../sampling/draw-uniform";
import type { RandomStream } from "../sampling/random-stream";
import type { TaskChances } from "./task-chances";

/**
 * What a simulated answer is worth: `right` passes everything; `near` passes what is public and not all;
 * `slow` runs out of time; `wrong` fails already in public.
 */
export type AnswerWorth = "right" | "near" | "slow" | "wrong";

export interface SimulatedAnswer {
  taskKey: string;
  worth: AnswerWorth;
  promptTokens: number;
  completionTokens: number;
}

/** Of all tasks, whatever the model's rate: a weak model isn't one that has seen public cases. */
const nearRate = 0.04;
/** Of the answers that are neither right nor near. */
const slowShare = 0.1;
const fewestTokens = 80;

/** One answer to each task, in the order of the keys, with the noise of a stream. */
export function drawAnswers(
  stream: RandomStream,
  taskKeys: readonly string[],
  chances: TaskChances,
): SimulatedAnswer[] {
  const rate = [...chances.values()].reduce((sum, chance) => sum + chance, 0) / chances.size;
  const nearShare = Math.min(1, nearRate / (1 - rate));
  return taskKeys.map((taskKey) => ({
    taskKey,
    worth: drawWorth(stream, chances.get(taskKey) ?? 0, nearShare),
    promptTokens: fewestTokens + stream.below(400),
    completionTokens: fewestTokens + stream.below(800),
  }));
}

function drawWorth(stream: RandomStream, chance: number, nearShare: number): AnswerWorth {
  if (drawUniform(stream) < chance) return "right";
  if (drawUniform(stream) < nearShare) return "near";
  return drawUniform(stream) < slowShare ? "slow" : "wrong";
}
