import { z } from "zod";
import { compareByteOrder } from "../sampling/compare-byte-order";
import { type Language, languages } from "../vocabulary";

const packageName = z
  .string()
  .regex(
    /^[A-Za-z_@][A-Za-z0-9_@./:-]{0,99}$/,
    "is a package's name, such as math, node:fs or java.util",
  );

/** Sorted and each once, so that one list has one spelling. */
const packageNames = z
  .array(packageName)
  .max(500)
  .transform((names) => [...new Set(names)].sort(compareByteOrder));

/**
 * What submissions may import, by language. A language that is left out, as every one is in a suite
 * without such a list, may import its standard library and nothing else; an empty list allows nothing.
 */
export const packageAllowlistSchema = z.partialRecord(z.enum(languages), packageNames);
export type PackageAllowlist = z.infer<typeof packageAllowlistSchema>;

export const standardLibraryAlone = "the language's standard library alone";

/** What a language's submissions may import; null where that is its standard library alone. */
export function packagesFor(
  allowlist: PackageAllowlist | null,
  language: Language,
): readonly string[] | null {
  return allowlist?.[language] ?? null;
}

/** An allowlist in one spelling, as a manifest states it, for the languages of a suite's tasks. */
export function describePackages(
  allowlist: PackageAllowlist | null,
  used: readonly Language[],
): string {
  const all = [...new Set(used)].sort(compareByteOrder);
  if (all.every((language) => packagesFor(allowlist, language) === null)) {
    return standardLibraryAlone;
  }
  return all.map((language) => `${language}: ${wordPackages(allowlist, language)}`).join("; ");
}

function wordPackages(allowlist: PackageAllowlist | null, language: Language): string {
  const names = packagesFor(allowlist, language);
  if (names === null) return standardLibraryAlone;
  return names.length === 0 ? "nothing" : names.join(", ");
}
