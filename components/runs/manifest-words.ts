import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { lowerFirst } from "../format/lower-first";

const fieldWords: Record<string, string> = {
  cpuMsPerTest: "CPU time per test",
  cpuMsTotal: "CPU time in all",
  wallMsPerTest: "Wall backstop per test",
  memoryBytes: "Memory with scratch",
  maxWallMs: "Wall time per task",
  maxTotalTokens: "Tokens per task at most",
  maxTurns: "Turns per task at most",
  networkAccess: "Internet access",
  historyAccess: "Access to version history",
  environmentSha256: "SHA-256 of the runtime image",
  policySha256: "SHA-256 of the sandbox policy",
  topP: "Top p",
  k: "k",
};

/** A field's name in words: "maxTokens" becomes "Max tokens". */
export function wordField(field: string): string {
  const known = fieldWords[field];
  if (known) return known;
  if (field.endsWith("Sha256")) {
    return `SHA-256 of the ${lowerFirst(wordField(field.slice(0, -"Sha256".length)))}`;
  }
  const words = field
    .replace(/(?:Bytes|Ms)$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field's value in words, in the unit that its name states. */
export function wordManifestValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return "not stated";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (/Ms(?=$|[A-Z])/.test(field)) return formatDuration(value);
    return field.endsWith("Bytes") ? formatBytes(value) : formatCount(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(String).join(", ");
  return String(value);
}
