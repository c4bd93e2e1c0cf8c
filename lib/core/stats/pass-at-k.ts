import { DomainError } from "../errors";

type PassAtKReason = "k<1" | "c<0" | "c>n" | "n<k";

export type PassAtK =
  | { readonly value: number; readonly reason: null }
  | { readonly value: null; readonly reason: PassAtKReason };

/**
 * Returns the unbiased pass@k of one task, a fraction: the chance that at least one of k candidates
 * drawn without replacement from n, of which c pass, passes: 1 − C(n−c, k) / C(n, k).
 *
 * Source: Chen et al. 2021 (arXiv 2107.03374), in its product form 1 − Π_{i=n−c+1..n} (1 − k/i), which
 * needs no factorials; k = 1 gives c/n. The value is null, with the first reason that applies of k<1,
 * c<0, c>n, n<k, where it is undefined. Throws DomainError `bad-input` for numbers that are not integers.
 */
export function passAtK(n: number, c: number, k: number): PassAtK {
  if (![n, c, k].every(Number.isInteger)) {
    throw new DomainError("bad-input", `pass@k takes integers, not n=${n}, c=${c}, k=${k}`);
  }
  if (k < 1) return { value: null, reason: "k<1" };
  if (c < 0) return { value: null, reason: "c<0" };
  if (c > n) return { value: null, reason: "c>n" };
  if (n < k) return { value: null, reason: "n<k" };
  if (k === 1) return { value: c / n, reason: null };
  if (n - c < k) return { value: 1, reason: null };
  let noneOfKPasses = 1;
  for (let i = n - c + 1; i <= n; i++) noneOfKPasses *= 1 - k / i;
  return { value: 1 - noneOfKPasses, reason: null };
}
