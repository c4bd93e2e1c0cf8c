/** The page of two models of one board, as it is cited: with the cycle that it shows. */
export function comparePath(of: {
  suite: string;
  cycle?: string | undefined;
  k?: number | undefined;
  a: string;
  b: string;
}): string {
  const { suite, cycle, k, a, b } = of;
  const query = new URLSearchParams({
    suite,
    ...(cycle === undefined ? {} : { cycle }),
    ...{ a, b },
    ...(k === undefined ? {} : { k: String(k) }),
  });
  return `/compare?${query}`;
}
