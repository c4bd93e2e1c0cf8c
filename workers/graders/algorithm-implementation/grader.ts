import type { Grader } from "../../../lib/core/ports/grader";
import { checkOwnFunction } from "../check-own-function";

/** As a completion, with inputs among the cases that only a fast enough function answers in time. */
export function algorithmImplementationGrader(completion: Grader): Grader {
  return { ...completion, category: "algorithm-implementation", checkFormat: checkOwnFunction };
}
