import type { ManyComparison } from "../../../lib/contracts/many-comparison";

/** The page of two of several models. */
export function pairAddress(
  { suite, cycle, k, models }: Pick<ManyComparison, "suite" | "cycle" | "k" | "models">,
  pair: { a: number; b: number },
): string {
  const [a, b] = [pair.a, pair.b].map((place) => models[place]?.model.slug ?? "");
  const query = new URLSearchParams({ suite: suite.id, cycle, k: String(k) });
  return `/compare?${query}&${new URLSearchParams({ a: a ?? "", b: b ?? "" })}`;
}
