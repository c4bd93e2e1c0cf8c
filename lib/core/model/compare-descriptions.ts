import type { ModelDescription } from "./model-description";

/** One field that two descriptions of a model state differently; null is undisclosed. */
export interface DescriptionChange {
  /** With its group, such as `prices.currency`. */
  field: string;
  from: string | null;
  to: string | null;
}

/** What a new description of a model changes, field by field; empty when they say the same. */
export function compareDescriptions(
  before: ModelDescription,
  after: ModelDescription,
): DescriptionChange[] {
  const [old, now] = [flatten(before), flatten(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .map((field) => ({ field, from: old.get(field) ?? null, to: now.get(field) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function flatten(description: ModelDescription): Map<string, string> {
  const flat = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    if (value === null || value === undefined) return;
    if (typeof value !== "object") flat.set(name, String(value));
    else for (const [field, inner] of Object.entries(value)) add(`${name}.${field}`, inner);
  };
  for (const [field, value] of Object.entries(description)) add(field, value);
  return flat;
}
