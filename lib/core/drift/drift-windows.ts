/** Latest cycles that are set against all earlier ones. Source: methodology, section 4. */
export const driftWindows = [1, 2, 4, 8] as const;
export type DriftWindow = (typeof driftWindows)[number];

/** Cycles before the judged one whose results still count. */
export const baselineCycles = 52;

/** Whether a result of `cycle` is on the side "after" when `judged` is the latest cycle. */
export function isInWindow(cycle: number, judged: number, window: DriftWindow): boolean {
  return cycle > judged - window && cycle <= judged;
}
