import { z } from "zod";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { poolLanguages } from "./languages/pool-language";
import { parsePoolJson } from "./parse-pool-json";
import { poolFieldError } from "./pool-error";

const mutant = {
  /** Operator and place, as the mutation tool names it. */
  id: z.string().min(1),
  operator: z.string().min(1),
  /** Line of the reference solution that was changed. */
  line: z.int().min(1),
  description: z.string().min(1),
};

const keptFaultSchema = z.strictObject({
  ...mutant,
  source: z.string().min(1),
  /** Cases that it fails, by name. */
  fails: z.array(z.string()).min(1),
});

const survivorSchema = z.strictObject({
  ...mutant,
  /** JSON arguments for which it answers otherwise than the reference; null: no generated input does. */
  witness: z.array(z.unknown()).nullable(),
});

const languageFaultsSchema = z.strictObject({
  /** Of the reference solution that was changed. */
  referenceSha256: z.string(),
  /** Generated inputs on which survivors were compared with the reference. */
  inputs: z.int().min(0),
  /** Mutants that fail a case; those kept with their sources are some of them. */
  caught: z.int().min(0),
  kept: z.array(keptFaultSchema),
  survivors: z.array(survivorSchema),
});

/** faults.json of a base problem: what `tasks mutate` found, by language. */
export const faultsFileSchema = z.strictObject({
  faults: z.literal(1),
  languages: z.partialRecord(z.enum(poolLanguages), languageFaultsSchema),
});
export type FaultsFile = z.infer<typeof faultsFileSchema>;
export type LanguageFaults = z.infer<typeof languageFaultsSchema>;
export type KeptFault = z.infer<typeof keptFaultSchema>;

const remedy = "run errorbar tasks mutate for the base problem again";

/**
 * Reads the text of a faults.json against the reference solutions that stand beside it.
 * @throws DomainError bad-input where it is malformed or was made from another reference.
 */
export function parseFaults(
  text: string,
  file: string,
  references: Partial<Record<string, string>>,
): FaultsFile["languages"] {
  const { languages } = parsePoolJson(faultsFileSchema, text, { file, remedy });
  for (const [language, { referenceSha256 }] of Object.entries(languages)) {
    const reference = references[language];
    if (reference === undefined || sha256Hex(reference) !== referenceSha256) {
      const place = { file, field: `languages.${language}` };
      throw poolFieldError(place, `made from another reference solution; ${remedy}`);
    }
  }
  return languages;
}
