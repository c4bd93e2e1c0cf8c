import { DomainError } from "../../../lib/core/errors";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";

/** Hex digits that make a fraction: 52 bits, which a double holds exactly. */
const fractionDigits = 13;

export type AnsweredTask = Pick<
  TaskDefinition,
  "taskKey" | "language" | "referenceSolution" | "plantedFaults"
>;

/**
 * What a model of a proof answers to a task: its reference solution or one of its planted faults, in a fence
 * as chat models put it. A hash of model and task decides, so that every run of the proof gets the same.
 * @param passShare chance of the reference, in [0, 1]
 * @throws DomainError integrity where the task has neither a reference nor a fault to give
 */
export function answerTask(model: string, task: AnsweredTask, passShare: number): string {
  const digest = sha256Hex(`errorbar/proof/${model}/${task.taskKey}`);
  const fraction = Number.parseInt(digest.slice(0, fractionDigits), 16) / 16 ** fractionDigits;
  const choice = Number.parseInt(digest.slice(fractionDigits, 2 * fractionDigits), 16);
  const faults = task.plantedFaults;
  const source = fraction < passShare ? task.referenceSolution : faults[choice % faults.length];
  if (source == null) {
    throw new DomainError("integrity", `${task.taskKey} has nothing to answer with`);
  }
  return `Here is my solution.\n\n\`\`\`${task.language}\n${source.trimEnd()}\n\`\`\`\n`;
}
