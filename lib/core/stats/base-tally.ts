/** What a model did on all tasks derived from one base problem: the unit that intervals resample. */
export interface BaseTally {
  readonly baseId: string;
  readonly tasks: number;
  /** Sum of the per-task values: the number of passes, or for k > 1 the sum of pass@k estimates. */
  readonly passes: number;
}
