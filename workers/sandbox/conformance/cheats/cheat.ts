import type { SandboxLimits } from "../../../../lib/core/ports/sandbox";
import type { FailureClass } from "../../../../lib/core/vocabulary";

/** What a submission is asked: a number made from a text by a secret rule; see make-task.ts. */
export type PlanName =
  | "exact"
  | "tolerant"
  /** A mapping from each letter to its number. */
  | "mapping"
  | "checker"
  | "tolerant-checker"
  /** Tests that count up to the answer. */
  | "costly-checker";

/** A submission that tries to pass without solving the task. */
export interface Cheat {
  /** File below its folder, without its ending. */
  name: string;
  /**
   * Below the language's folder: `.` knows nothing of the rule. `solved` does: in Python and
   * JavaScript it follows the honest solution's text, in Java it is a whole file.
   */
  folder: "." | "solved";
  plan: PlanName;
  /** Null where more than one class may win: only that it fails is determined. */
  failureClass: FailureClass | null;
  /** Under which it is graded; for those that wait until a clock ends them. */
  limits?: Partial<SandboxLimits>;
}

/** Rows of a table: the class that each cheat of a folder must get under a plan. */
export function cheats(
  folder: Cheat["folder"],
  plan: PlanName,
  classes: Record<string, FailureClass | null>,
): Cheat[] {
  return Object.entries(classes).map(([name, failureClass]) => ({
    name,
    folder,
    plan,
    failureClass,
  }));
}
