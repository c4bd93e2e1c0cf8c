import { DomainError } from "../errors";
import { normalCdf } from "./normal-cdf";

/**
 * Returns the standard normal quantile Φ⁻¹(p). Bisection down to neighbouring doubles: slow, but as
 * exact as Φ itself, and called once per interval. Throws DomainError `bad-input` unless 0 < p < 1.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new DomainError("bad-input", `no normal quantile at ${p}`);
  if (p > 0.5) return -normalQuantile(1 - p);
  let low = -40;
  let high = 0;
  for (let middle = low / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return high;
}
