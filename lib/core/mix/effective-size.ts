/** How much a weighted set of tasks is worth. */
export interface EffectiveSize {
  /** As many tasks of equal weight would tell as much: (Σw)² / Σw². */
  readonly tasks: number;
  /** The base problems that count, less by the same share as the tasks. */
  readonly bases: number;
}

/**
 * Returns Kish's effective number of tasks for fixed weights, and the base problems shrunk by the same
 * factor (Σw)² / (n·Σw²); with equal weights both are plain counts. 0 without tasks.
 * Source: Kish 1965, section 11.7.
 */
export function effectiveSize(weights: ArrayLike<number>, bases: number): EffectiveSize {
  let [sum, squares] = [0, 0];
  for (let task = 0; task < weights.length; task++) {
    const weight = weights[task] ?? 0;
    sum += weight;
    squares += weight ** 2;
  }
  if (squares === 0) return { tasks: 0, bases: 0 };
  const tasks = sum ** 2 / squares;
  return { tasks, bases: (bases * tasks) / weights.length };
}
