import type { CountedRate } from "./counted-rate";
import type { ExcessFinding } from "./measure-excess";
import type { SplitFinding } from "./measure-splits";

/** What may tell that a model has seen tasks before; closed. */
export const contaminationSignals = [
  "time-split",
  "protected-gap",
  "age",
  "verbatim",
  "canary",
] as const;
export type ContaminationSignal = (typeof contaminationSignals)[number];

/** One signal of one model, with its denominators. */
export interface ContaminationFinding {
  readonly model: string;
  readonly signal: ContaminationSignal;
  /** Of the tasks that the model may have seen, or of all where there are no others. */
  readonly own: CountedRate;
  /** What it is set against; null where one hit is enough. */
  readonly against: { readonly hits: number; readonly tasks: number } | null;
  /** Own rate less that of the others within cells, a fraction; null where it isn't computed. */
  readonly difference: number | null;
  readonly pHolm: number | null;
  readonly isFlagged: boolean;
}

/** A split of a model's tasks, as a finding. */
export function ofSplit(
  signal: ContaminationSignal,
  { model, exposed, unexposed, difference, pHolm, isFlagged }: SplitFinding,
): ContaminationFinding {
  const against = { hits: unexposed.hits, tasks: unexposed.tasks };
  return { model, signal, own: exposed, against, difference, pHolm, isFlagged };
}

/** A model against the others on the same tasks, as a finding. */
export function ofExcess(
  signal: ContaminationSignal,
  { model, own, others, pHolm, isFlagged }: ExcessFinding,
): ContaminationFinding {
  return { model, signal, own, against: others, difference: null, pHolm, isFlagged };
}
