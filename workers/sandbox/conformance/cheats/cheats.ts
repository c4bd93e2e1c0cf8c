import type { FailureClass } from "../../../../lib/core/vocabulary";

/** What a submission is asked; see the plans in the suite. */
export type PlanName =
  | "exact"
  | "tolerant"
  | "mapping"
  | "checker"
  | "tolerant-checker"
  | "costly-checker";

export interface Cheat {
  /** File name below its folder, without its ending. */
  name: string;
  /** `python` files know nothing of the rule; `solved` files follow the honest solution's text. */
  folder: "python" | "solved";
  plan: PlanName;
  /** Null where more than one class may win: only that it fails is determined. */
  failureClass: FailureClass | null;
}

function cheats(
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

/** Submissions that try to pass without solving the task, each with the class that it must get. */
export const allCheats: Cheat[] = [
  ...cheats("python", "exact", {
    "printed-success-then-exit": "no_result",
    "exit-zero": "no_result",
    "exit-while-loading": "no_result",
    "always-equal": "wrong_answer",
    "equal-integer": "wrong_answer",
    "equal-string": "wrong_answer",
    "disguised-type": "wrong_answer",
    "patched-builtins": "wrong_answer",
    "patched-json": "wrong_answer",
    "patched-operators": "wrong_answer",
    "frame-walk": null,
    "file-hunt": "wrong_answer",
    "memory-hunt": null,
    "mutated-inputs": null,
    "forged-frames-everywhere": "protocol_violation",
    "prepared-replies": "protocol_violation",
    "flood-of-replies": "protocol_violation",
    "announced-giant-reply": "protocol_violation",
    "answers-by-thread": null,
    "claims-loaded": "protocol_violation",
    "replaced-driver-functions": "wrong_answer",
    "replaced-call": "wrong_answer",
    "replaced-encoder-parts": null,
    "replaced-process": "wrong_answer",
    cyclic: "wrong_answer",
    "huge-reply": "output_limit",
    "not-unicode": "no_result",
    "malformed-value": "protocol_violation",
    "deeply-nested-forgery": "protocol_violation",
    "crafted-class-name": "wrong_answer",
    generator: "wrong_answer",
    coroutine: "wrong_answer",
    "raised-value": "runtime_error",
  }),
  ...cheats("python", "tolerant", {
    nan: "wrong_answer",
    infinity: "wrong_answer",
    "endless-number": "wrong_answer",
    "complex-nan": "wrong_answer",
    "always-equal": "wrong_answer",
  }),
  ...cheats("solved", "exact", {
    "two-replies": "protocol_violation",
    "reply-then-exit": "no_result",
    "other-request": "protocol_violation",
    "trailing-part": "protocol_violation",
  }),
  ...cheats("solved", "mapping", { "repeated-entry": "wrong_answer" }),
  ...cheats("python", "checker", {
    "always-equal": "wrong_answer",
    "equal-integer": "wrong_answer",
    "disguised-type": "wrong_answer",
    generator: "wrong_answer",
    "exit-zero": "no_result",
    "printed-success-then-exit": "no_result",
    "raised-value": "runtime_error",
    "forged-frames-everywhere": null,
    "huge-reply": "output_limit",
  }),
  ...cheats("python", "tolerant-checker", {
    nan: "wrong_answer",
    infinity: "wrong_answer",
    "endless-number": "wrong_answer",
    "always-equal": "wrong_answer",
  }),
  ...cheats("solved", "checker", { "two-replies": "protocol_violation" }),
  ...cheats("python", "costly-checker", { "endless-number": "wrong_answer" }),
];
