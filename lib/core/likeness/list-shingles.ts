/** The runs of `length` neighbours in a list, each once; a shorter list is one run of its own. */
export function listShingles(tokens: readonly string[], length: number): Set<string> {
  const shingles = new Set<string>();
  const last = Math.max(0, tokens.length - length);
  if (tokens.length === 0) return shingles;
  for (let from = 0; from <= last; from++) {
    shingles.add(JSON.stringify(tokens.slice(from, from + length)));
  }
  return shingles;
}
