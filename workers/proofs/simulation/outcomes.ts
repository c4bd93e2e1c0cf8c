import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import type { RandomStream } from "../../../lib/core/sampling/random-stream";
import type { BaseTally } from "../../../lib/core/stats/base-tally";

/** 1 with the given chance, otherwise 0. */
export function drawOutcome(stream: RandomStream, chance: number): number {
  return drawUniform(stream) < chance ? 1 : 0;
}

/** Each task as a base problem of its own, in byte order of their ids. */
export function toSingletons(outcomes: ArrayLike<number>): BaseTally[] {
  return Array.from(outcomes, (passes, task) => ({ baseId: unitId(task), tasks: 1, passes }));
}

const unitIds: string[] = [];

/** Ids whose byte order is that of their numbers. */
export function unitId(unit: number): string {
  unitIds[unit] ??= `unit-${String(unit).padStart(4, "0")}`;
  return unitIds[unit];
}
