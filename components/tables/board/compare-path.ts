/** What the address of a comparison names besides the two. */
export interface ComparePath {
  suite: string;
  cycle: string;
  /** Null for the k that the suite ranks by. */
  k: number | null;
}

/** The page that compares two models of a board. */
export function comparePath({ suite, cycle, k }: ComparePath, a: string, b: string): string {
  const query = new URLSearchParams({ suite, cycle, a, b });
  if (k !== null) query.set("k", String(k));
  return `/compare?${query}`;
}
