import type { ModelDescription } from "./model-description";

const fields = [
  "provider",
  "revision",
  "releasedOn",
  "cutoffOn",
  "openWeights",
  "sampling",
  "prices",
] as const;

/**
 * Names the fields of a description that nobody disclosed. A sampling parameter that is null was left
 * at its default, which is a statement.
 */
export function listUndisclosedFields(
  model: Pick<ModelDescription, (typeof fields)[number]>,
): string[] {
  return fields.filter((field) => model[field] === null);
}
