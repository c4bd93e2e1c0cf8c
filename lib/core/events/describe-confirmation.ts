import { alertLevel } from "../drift/alarm-levels";
import type { DriftDirection } from "../drift/detect-drift";
import type { DriftWindow } from "../drift/drift-windows";
import type { ConfirmationPair, ConfirmationVerdict } from "../drift/judge-confirmation";
import type { EventEvidence } from "./event-kind";

/** What a second look was planned by. */
export interface PlannedConfirmation {
  direction: DriftDirection;
  windowCycles: DriftWindow;
  taskSetDigest: string;
  /** Of the alarm that it looks into. */
  eventId: number;
}

/** The evidence of a change that is confirmed, or is not: both sides, the tasks that differ, and p. */
export function describeConfirmation(
  { direction, windowCycles, taskSetDigest, eventId }: PlannedConfirmation,
  pairs: readonly ConfirmationPair[],
  { tasks, onlyBefore, onlyAgain, p }: ConfirmationVerdict,
): EventEvidence {
  const sideOf = (isHit: (pair: ConfirmationPair) => boolean) => ({
    trials: tasks,
    hits: pairs.filter(isHit).length,
  });
  return {
    measure: "passes",
    direction,
    windowCycles,
    tasks,
    before: sideOf(({ passedBefore }) => passedBefore),
    after: sideOf(({ passedAgain }) => passedAgain),
    onlyBefore,
    onlyAgain,
    difference: tasks === 0 ? null : (onlyAgain - onlyBefore) / tasks,
    p,
    level: alertLevel,
    taskSetDigest,
    alarmEventId: eventId,
  };
}
