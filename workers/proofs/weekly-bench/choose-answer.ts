import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";

type Answered = Pick<TaskDefinition, "taskKey" | "referenceSolution" | "plantedFaults">;

/** Pass rates of a real board: from a small model to a very good one. */
const [lowestRate, highestRate] = [0.3, 0.95];
/** Hex digits that make a fraction: 52 bits, which a double holds exactly. */
const fractionDigits = 13;

/** The share of tasks that a model answers rightly: models are spread evenly, a single one is in the middle. */
export function passRateOf(model: number, models: number): number {
  const place = models === 1 ? 0.5 : model / (models - 1);
  return lowestRate + place * (highestRate - lowestRate);
}

/**
 * What a model answers to a task: the reference with its rate's probability, else one of the planted faults,
 * the same in every run. Whether it has to pass is known with it.
 * @throws Error where the task lacks what is due
 */
export function chooseAnswer(
  slug: string,
  passRate: number,
  { taskKey, referenceSolution, plantedFaults }: Answered,
): { completion: string; passes: boolean } {
  const digest = sha256Hex(`errorbar/bench-weekly/${slug}/${taskKey}`);
  const [fraction, choice] = [0, 1].map((part) =>
    Number.parseInt(digest.slice(part * fractionDigits, (part + 1) * fractionDigits), 16),
  ) as [number, number];
  const passes = fraction / 16 ** fractionDigits < passRate;
  const completion = passes ? referenceSolution : plantedFaults[choice % plantedFaults.length];
  if (completion == null) throw new Error(`${taskKey} has no answer of this kind`);
  return { completion, passes };
}
