/** A figure of an event: where it stands in the evidence, and what stands there. */
export interface EvidenceLine {
  /** Names from the outside in, joined by a space and a middle dot. */
  path: string;
  value: string;
}

/** More than a page can bear; the API has all of it. */
const mostLines = 400;

/** The evidence of an event, line by line, nested names and places joined; at most 400 lines. */
export function listEvidence(evidence: Record<string, unknown>): EvidenceLine[] {
  return Object.entries(evidence)
    .flatMap(([name, value]) => listLines(name, value))
    .slice(0, mostLines);
}

function listLines(path: string, value: unknown): EvidenceLine[] {
  if (Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null)) {
    return [{ path, value: value.length === 0 ? "none" : value.map(String).join(", ") }];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => {
      const place = Array.isArray(value) ? String(Number(name) + 1) : wordName(name);
      return listLines(`${path} · ${place}`, inner);
    });
  }
  return [{ path: wordName(path), value: value === null ? "none" : String(value) }];
}

/** "windowCycles" is read as "window cycles". */
function wordName(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => {
    return `${before} ${after.toLowerCase()}`;
  });
}
