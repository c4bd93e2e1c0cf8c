/** Closed interval in the unit of its score, normally a fraction. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}
