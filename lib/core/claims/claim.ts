/** Where a claim stands. */
export interface ClaimSource {
  name: string;
  sha256: string;
}

/** One claimed figure of one system, as an importer hands it over. */
export interface Claim {
  system: string;
  metric: string;
  /** A fraction; null where the source gives a count alone. */
  rate: number | null;
  passed: number | null;
  tasks: number | null;
  details: Record<string, string | number | boolean | null>;
  undisclosed: string[];
}
