const words: Record<string, string> = {
  provider: "provider",
  revision: "revision",
  releasedOn: "release date",
  cutoffOn: "end of its training data",
  openWeights: "whether its weights are open",
  sampling: "how it is asked",
  prices: "prices",
};

/** A field of a description in words; one that is not known here stays as it is. */
export function wordModelField(field: string): string {
  return words[field] ?? field;
}
