interface ComparedPath {
  suite: string;
  cycle?: string | undefined;
  k?: number | undefined;
  /** Two to four. */
  slugs: readonly string[];
}

/** The page of two to four models of one board, as it is cited: with the cycle that it shows. */
export function comparePath(of: ComparedPath): string {
  const query = beginQuery(of);
  const { slugs } = of;
  for (const [place, slug] of slugs.entries()) {
    if (slugs.length > 2) query.append("m", slug);
    else query.append(letters[place] ?? "a", slug);
  }
  return `/compare?${endQuery(query, of)}`;
}

/** The same as JSON. */
export function compareJsonPath(of: ComparedPath): string {
  const query = beginQuery(of);
  for (const [place, slug] of of.slugs.entries()) query.append(letters[place] ?? "a", slug);
  return `/api/v1/compare?${endQuery(query, of)}`;
}

const letters = ["a", "b", "c", "d"];

function beginQuery({ suite, cycle }: ComparedPath): URLSearchParams {
  return new URLSearchParams({ suite, ...(cycle === undefined ? {} : { cycle }) });
}

function endQuery(query: URLSearchParams, { k }: ComparedPath): URLSearchParams {
  if (k !== undefined) query.append("k", String(k));
  return query;
}
