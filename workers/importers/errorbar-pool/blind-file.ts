import { z } from "zod";
import { poolLanguages } from "./languages/pool-language";
import { parsePoolJson } from "./parse-pool-json";

/** An answer to a prompt by somebody who saw nothing of the base problem but that prompt. */
const attemptSchema = z.strictObject({
  language: z.enum(poolLanguages),
  /** Of the prompt that was answered, to its last byte. */
  promptSha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The whole program. */
  answer: z.string().min(1),
  verdict: z.enum(["passed", "failed"]),
  /** Cases that it failed, by name; of an answer that could not be loaded, none. */
  failed: z.array(z.string()),
  /** What was changed after it, or why nothing was: written by a person where it failed. */
  mended: z.string().min(1).optional(),
});
export type BlindAttempt = z.infer<typeof attemptSchema>;

/** blind.json of a base problem: every blind answer, oldest first. */
const blindFileSchema = z.strictObject({
  blind: z.literal(1),
  attempts: z.array(attemptSchema).min(1),
});
export type BlindFile = z.infer<typeof blindFileSchema>;

const remedy = "it is written by errorbar tasks blind, and only `mended` by hand";

/**
 * Reads the text of a blind.json.
 * @throws DomainError bad-input where it is malformed
 */
export function parseBlind(text: string, file: string): BlindAttempt[] {
  return parsePoolJson(blindFileSchema, text, { file, remedy }).attempts;
}
