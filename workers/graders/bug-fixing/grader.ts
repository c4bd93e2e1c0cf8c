import type { Grader } from "../../../lib/core/ports/grader";
import { checkOwnFunction } from "../check-own-function";

/** The corrected program is judged as a completion is: by every case, those that it passed before too. */
export function bugFixingGrader(completion: Grader): Grader {
  return { ...completion, category: "bug-fixing", checkFormat: checkOwnFunction };
}
