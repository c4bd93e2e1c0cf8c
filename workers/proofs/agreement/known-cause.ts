import type { Difference } from "./difference";

/** Why one candidate's verdict upstream is another than ours; a test carries the differences out. */
export interface KnownCause {
  /** Key of the set. */
  set: string;
  taskId: string;
  index: number;
  /** What it was upstream; ours is the opposite. */
  passedUpstream: boolean;
  differences: Difference[];
  /** True where our own verdict may be either, because the answer needs about what a limit allows. */
  nearLimit?: true;
  /**
   * True where the file holds no marks and the published count alone shows it: the harness is run here
   * without the difference, as it depends on the machine.
   */
  movesCount?: true;
}
