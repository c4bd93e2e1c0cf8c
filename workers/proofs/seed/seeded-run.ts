import type { RunWithModel } from "../../../db/repositories/find-run";
import type { SuiteTask } from "../../../db/repositories/list-suite-tasks";
import type { SeededAnswer } from "../../../db/seed/draw-seeded-answers";
import type { SeedText } from "./seed-texts";

/** One candidate of a seeded run before it is a row. */
export interface SeededCandidate {
  task: SuiteTask;
  answer: SeededAnswer;
  text: SeedText;
}

/** One model's run of a week, whole, in memory. */
export interface SeededRun {
  run: RunWithModel;
  candidates: SeededCandidate[];
}
