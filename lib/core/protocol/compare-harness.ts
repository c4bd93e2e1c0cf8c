const versioned = /^(?<name>.*?)[\s/@-]*\bv?(?<major>\d+)(?:\.\S*)?$/i;

/**
 * What a difference between two harnesses means: another name or major version refuses, a minor one
 * warns. A harness without a version is not known to have the same one as any other.
 */
export function compareHarness(a: string, b: string): "refuse" | "warn" {
  const [parsedA, parsedB] = [versioned.exec(a.trim())?.groups, versioned.exec(b.trim())?.groups];
  if (parsedA === undefined || parsedB === undefined) return "refuse";
  const isSameName = parsedA.name?.toLowerCase() === parsedB.name?.toLowerCase();
  return isSameName && Number(parsedA.major) === Number(parsedB.major) ? "warn" : "refuse";
}
