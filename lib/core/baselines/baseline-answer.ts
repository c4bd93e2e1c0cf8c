import { DomainError } from "../errors";
import { sha256Hex } from "../protocol/sha256-hex";
import type { TaskDefinition } from "../suite/suite-definition";
import { type BaselineSlug, baselines } from "./baselines";

/** Hex digits that make a fraction: 52 bits, which a double holds exactly. */
const fractionDigits = 13;

/**
 * Answer of a built-in baseline to one task, as chooseAnswer says. It depends on nothing but the task, and
 * stays the same from week to week.
 * @throws DomainError integrity when the task has no reference solution, or no fault, and one is due
 */
export function baselineAnswer(
  slug: BaselineSlug,
  task: Pick<TaskDefinition, "taskKey" | "referenceSolution" | "plantedFaults">,
): string {
  const chosen = chooseAnswer(slug, task.taskKey, task.plantedFaults.length);
  if (chosen === "reference") return requireReference(task);
  const fault = task.plantedFaults[chosen];
  if (fault === undefined) {
    throw new DomainError("integrity", `task ${task.taskKey} has no planted fault to answer with`);
  }
  return fault;
}

/**
 * Whether a baseline answers with the reference or with which of the planted faults, counted from 0.
 * SHA-256 of `errorbar/baseline/<slug>/<label>` decides: its first 52 bits, read as a fraction in [0, 1),
 * against the baseline's probability; its next 52 bits choose among the faults.
 * @param label the task's key, or that and a round, where a baseline is replayed
 */
export function chooseAnswer(
  slug: BaselineSlug,
  label: string,
  faults: number,
): "reference" | number {
  const baseline = baselines.find((one) => one.slug === slug);
  if (!baseline) throw new DomainError("not-found", `no baseline is called ${slug}`);
  const digest = sha256Hex(`errorbar/baseline/${slug}/${label}`);
  const fraction = Number.parseInt(digest.slice(0, fractionDigits), 16) / 16 ** fractionDigits;
  if (fraction < baseline.passProbability) return "reference";
  const choice = Number.parseInt(digest.slice(fractionDigits, 2 * fractionDigits), 16);
  return faults === 0 ? 0 : choice % faults;
}

function requireReference(task: Pick<TaskDefinition, "taskKey" | "referenceSolution">): string {
  if (task.referenceSolution !== null) return task.referenceSolution;
  throw new DomainError("integrity", `task ${task.taskKey} has no reference solution`);
}
