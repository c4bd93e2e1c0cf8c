import { DomainError } from "../errors";
import { sha256Hex } from "../protocol/sha256-hex";
import type { TaskDefinition } from "../suite/suite-definition";
import { type BaselineSlug, baselines } from "./baselines";

/** Hex digits that make a fraction: 52 bits, which a double holds exactly. */
const fractionDigits = 13;

/**
 * Answer of a built-in baseline to one task. SHA-256 of `errorbar/baseline/<slug>/<taskKey>`
 * decides: its first 52 bits, read as a fraction in [0, 1), against the baseline's probability;
 * its next 52 bits choose among the planted faults. So the answer depends on nothing but the
 * task, and stays the same from week to week.
 * @throws DomainError integrity when the task has no reference solution, or no fault, and one is due
 */
export function baselineAnswer(
  slug: BaselineSlug,
  task: Pick<TaskDefinition, "taskKey" | "referenceSolution" | "plantedFaults">,
): string {
  const baseline = baselines.find((one) => one.slug === slug);
  if (!baseline) throw new DomainError("not-found", `no baseline is called ${slug}`);
  const digest = sha256Hex(`errorbar/baseline/${slug}/${task.taskKey}`);
  const fraction = Number.parseInt(digest.slice(0, fractionDigits), 16) / 16 ** fractionDigits;
  if (fraction < baseline.passProbability) return requireReference(task);
  const choice = Number.parseInt(digest.slice(fractionDigits, 2 * fractionDigits), 16);
  const fault = task.plantedFaults[choice % task.plantedFaults.length];
  if (fault === undefined) {
    throw new DomainError("integrity", `task ${task.taskKey} has no planted fault to answer with`);
  }
  return fault;
}

function requireReference(task: Pick<TaskDefinition, "taskKey" | "referenceSolution">): string {
  if (task.referenceSolution !== null) return task.referenceSolution;
  throw new DomainError("integrity", `task ${task.taskKey} has no reference solution`);
}
