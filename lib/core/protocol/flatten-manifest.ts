import { canonicalJson } from "./canonical-json";

export type JsonScalar = string | number | boolean | null;

/**
 * The fields of a manifest by dotted path, such as `execution.limits.cpuMsPerTest`; a list is one
 * field, and so is a contract that is null. Reads any object, so that a field which this version does
 * not know is compared too.
 */
export function flattenManifest(manifest: object): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  const visit = (path: string, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      fields.set(path, value ?? null);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      visit(path === "" ? name : `${path}.${name}`, member);
    }
  };
  visit("", manifest);
  return fields;
}

/** A field's value as a cell shows it: a list joined by commas. */
export function toScalar(value: unknown): JsonScalar {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  if (Array.isArray(value)) return value.map((member) => String(toScalar(member))).join(", ");
  return canonicalJson(value);
}
