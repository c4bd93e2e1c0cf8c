/** Two models of which a number of tasks can be planned that would separate them. Rates are fractions. */
export interface PlannedPair {
  /** "A and B". */
  label: string;
  /** Share of tasks that exactly one of the two solves. */
  discordance: number;
  /** What was found between them, without sign. */
  gap: number;
  /** That they share here. */
  tasks: number;
}
