import { z } from "zod";
import { passAtK } from "../../../lib/core/stats/pass-at-k";
import { number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { integerWithin } from "../integer-within";

/** The exact fraction has as many digits as there are candidates. */
const candidates = integerWithin(-10_000, 10_000);

export const passAtKChecker = defineChecker({
  key: "pass_at_k",
  inputs: { n: candidates, c: candidates, k: candidates },
  figures: { value: number.nullable(), exact: z.string().nullable() },
  recompute: ({ n, c, k }) => ({ value: passAtK(n, c, k).value, exact: exactFraction(n, c, k) }),
});

/** 1 − C(n−c, k)/C(n, k) from its definition, as a reduced fraction such as "2/3"; null if undefined. */
function exactFraction(n: number, c: number, k: number): string | null {
  if (passAtK(n, c, k).value === null) return null;
  const all = choose(n, k);
  const some = all - choose(n - c, k);
  const divisor = greatestDivisor(some, all);
  const denominator = all / divisor;
  return denominator === 1n ? String(some / divisor) : `${some / divisor}/${denominator}`;
}

function choose(n: number, k: number): bigint {
  if (k > n) return 0n;
  let value = 1n;
  for (let i = 1; i <= k; i++) value = (value * BigInt(n - k + i)) / BigInt(i);
  return value;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}
