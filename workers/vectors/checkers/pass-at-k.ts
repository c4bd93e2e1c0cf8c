import { z } from "zod";
import { passAtK } from "../../../lib/core/stats/pass-at-k";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";

export const passAtKChecker = defineChecker({
  key: "pass_at_k",
  inputs: { n: integer, c: integer, k: integer },
  figures: { value: number.nullable(), exact: z.string().nullable().optional() },
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
  return b === 0n ? a : greatestDivisor(b, a % b);
}
