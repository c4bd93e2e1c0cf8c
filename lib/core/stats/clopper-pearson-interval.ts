import { DomainError } from "../errors";
import { binomialUpperTail } from "./binomial-tail";
import type { Bounds } from "./bounds";
import { lowerTail } from "./interval-level";

/**
 * Returns the 95% Clopper–Pearson ("exact") interval of `passes` of `tasks`, as fractions: the rates at
 * which P(X ≥ passes) and P(X ≤ passes) are 2.5%. It never covers less than 95%, so it is wider than
 * Wilson's; a cross-check, never shown. 0 passes have the lower bound 0, all passes the upper bound 1.
 *
 * Source: Clopper & Pearson 1934; bisection down to neighbouring doubles.
 * Throws DomainError `bad-input` unless 0 ≤ passes ≤ tasks are integers and tasks > 0.
 */
export function clopperPearsonInterval(passes: number, tasks: number): Bounds {
  const areCounts = Number.isInteger(passes) && Number.isInteger(tasks);
  if (!areCounts || tasks < 1 || passes < 0 || passes > tasks) {
    throw new DomainError("bad-input", `no interval for ${passes} of ${tasks} tasks`);
  }
  return { low: lowerBound(passes, tasks), high: 1 - lowerBound(tasks - passes, tasks) };
}

/** The rate at which so many passes or more have a chance of 2.5%: the tail rises with the rate. */
function lowerBound(passes: number, tasks: number): number {
  if (passes === 0) return 0;
  let low = 0;
  let high = 1;
  for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
    if (binomialUpperTail(passes, tasks, middle) < lowerTail) low = middle;
    else high = middle;
  }
  return high;
}
