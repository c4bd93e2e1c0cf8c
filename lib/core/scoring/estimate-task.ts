import { passAtK } from "../stats/pass-at-k";
import { sequentialPassAtK } from "../stats/sequential-pass-at-k";
import { countMissingTries } from "./count-missing-tries";

/** What a run's candidates made of one task, as an estimate takes it. */
export interface TaskTries {
  candidates: number;
  passes: number;
  /** The place, from 1, of the first candidate that passed; null: none did. */
  firstSuccess?: number | null;
}

/**
 * pass@k of one task, null where its run gives no such value. Candidates made independently: the
 * unbiased estimate, which needs k of them. Tries that ended with the first success: 1 where that came
 * at try k or earlier, otherwise 0, for k up to the most that were allowed; null where tries are missing.
 * @param attempts that most; null for independent candidates
 */
export function estimateTask(tries: TaskTries, k: number, attempts: number | null): number | null {
  if (attempts === null) return passAtK(tries.candidates, tries.passes, k).value;
  if (countMissingTries(tries, k, attempts) > 0) return null;
  return sequentialPassAtK([tries.firstSuccess ?? null], attempts, k);
}
