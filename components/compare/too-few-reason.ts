import type { Comparison } from "../../lib/contracts/comparison";

/** Why there is no pass@k of one of the two. */
export function tooFewReason({ a, b }: Pick<Comparison, "a" | "b">, k: number): string {
  const lacking = [a.passRate === null ? "A" : "", b.passRate === null ? "B" : ""].filter(Boolean);
  const who = lacking.length === 2 ? "Both have" : `${lacking[0] ?? "One"} has`;
  return `${who} fewer than ${k} candidates for at least one task, and pass@${k} can't be estimated from fewer.`;
}
