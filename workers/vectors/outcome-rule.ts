import { DomainError } from "../../lib/core/errors";

const form =
  /^y\[i\]\s*=\s*1 if \((?<sum>[\di*+ ]+)\) mod (?<modulus>[1-9]\d{0,8}) < (?<limit>\d{1,9}) else 0, i=0\.\.(?<last>\d{1,5})$/;

/**
 * The outcomes that a rule such as `y[i]=1 if (i*i+3*i) mod 7 < 5 else 0, i=0..399` spells out.
 * The sum may have any terms that are products of i and integers; i goes to 99,999 at most.
 * @throws DomainError bad-input for a rule of another form.
 */
export function outcomesByRule(rule: string): (0 | 1)[] {
  const { sum, modulus, limit, last } = form.exec(rule)?.groups ?? {};
  const terms = sum?.split("+").map((term) => term.split("*").map((factor) => factor.trim()));
  if (terms === undefined || !terms.flat().every((factor) => /^(i|\d{1,9})$/.test(factor))) {
    throw new DomainError(
      "bad-input",
      `${JSON.stringify(rule)} is no rule for at most 100,000 outcomes: write it as y[i]=1 if (i*i+3*i) mod 7 < 5 else 0, i=0..399`,
    );
  }
  return Array.from({ length: Number(last) + 1 }, (_, i) => {
    const value = terms.reduce((total, factors) => total + product(factors, i), 0n);
    return value % BigInt(modulus ?? 1) < BigInt(limit ?? 0) ? 1 : 0;
  });
}

function product(factors: readonly string[], i: number): bigint {
  return factors.reduce((value, factor) => value * BigInt(factor === "i" ? i : factor), 1n);
}
