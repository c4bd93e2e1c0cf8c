/** Two models of which a number of tasks can be planned that would separate them. Rates are fractions. */
export interface PlannedPair {
  /** "A and B". */
  label: string;
  /** What their difference varies by, counted a task: the ψ that the formula takes. */
  discordance: number;
  tasksPerBase: number;
  /** Share of tasks that exactly one of the two solves. */
  telling: number;
  /** What was found between them, without sign. */
  gap: number;
  /** That they share here. */
  tasks: number;
}

/** No gap above it can be planned for. */
export function largestGap({ telling, discordance }: PlannedPair): number {
  return Math.min(telling, discordance);
}
