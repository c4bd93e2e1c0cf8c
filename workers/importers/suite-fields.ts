import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import { describeIssue } from "./describe-issue";
import type { SuiteRecord } from "./read-suite-records";

/** PostgreSQL stores neither NUL nor lone surrogates, and a changed test would be another test. */
export const storableText = z
  .string()
  .refine((text) => !text.includes("\0"), "holds a NUL character: remove it")
  .refine((text) => text.isWellFormed(), "holds a lone surrogate: write the character whole");

/** A task's key, which also stands in addresses: a part of dots alone would be a way up in one. */
export const taskKeyPattern = /^(?!\.+(\/|$))[A-Za-z0-9_.-]+(\/(?!\.+$)[A-Za-z0-9_.-]+)?$/;

export const namePattern = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

export const pythonName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "is a Python name");

/** A record parsed by a schema. @throws DomainError bad-input naming file, place, field and remedy. */
export function parseSuiteRecord<Schema extends z.ZodType>(
  path: string,
  { place, value }: SuiteRecord,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badField(path, place, issue?.path.join(".") || "record", describeIssue(issue));
}

/** An error about one field of one record. */
export function badField(path: string, place: string, field: string, what: string): DomainError {
  return new DomainError("bad-input", `${path}${place}: field ${field}: ${what}`);
}

/** @throws DomainError bad-input when two records share a key, naming both places. */
export function assertDistinctKeys(
  path: string,
  field: string,
  keyed: { key: string; place: string }[],
): void {
  const seen = new Map<string, string>();
  for (const { key, place } of keyed) {
    const first = seen.get(key);
    if (first !== undefined) {
      throw badField(
        path,
        place,
        field,
        `${key} stands ${wordPlace(first)} already: keep one of the two`,
      );
    }
    seen.set(key, place);
  }
}

/** `:3` becomes `on line 3`. */
function wordPlace(place: string): string {
  return place.startsWith(": ") ? `as${place.slice(1)}` : `on line ${place.slice(1)}`;
}
