import type { CommandContext } from "../command-context";

/** What `doctor` found out about one thing. */
export interface CheckResult {
  name: string;
  /** ok; missing: a cycle can't run without it; optional: something can be done without it. */
  state: "ok" | "missing" | "optional";
  /** What was found, or what to do. */
  detail: string;
}

/** One examination by `doctor`. */
export type Check = (context: CommandContext) => Promise<CheckResult[]>;
