import type { ControlGroup } from "./control-group";
import type { OutputCounter } from "./output-counter";

/** A place for one sandbox at a time: its user, its control group and its output pipe are reused. */
export interface Slot {
  userId: number;
  group: ControlGroup;
  output: OutputCounter;
}
