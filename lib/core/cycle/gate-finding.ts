/** What must hold before a cycle is published; closed, in the order in which they are asked. */
export const gateNames = [
  "verdicts",
  "baselines",
  "conformance",
  "flakiness",
  "violations",
  "evaluator",
] as const;
export type GateName = (typeof gateNames)[number];

export interface GateFinding {
  gate: GateName;
  held: boolean;
  /** One line for people, with the counts that decided. */
  detail: string;
}
