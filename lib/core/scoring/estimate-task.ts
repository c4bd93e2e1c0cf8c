import { passAtK } from "../stats/pass-at-k";
import { sequentialPassAtK } from "../stats/sequential-pass-at-k";
import { countMissingTries } from "./count-missing-tries";
import type { TaskTries } from "./task-tries";

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
