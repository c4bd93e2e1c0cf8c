import { z } from "zod";
import { integerWithin } from "./integer-within";

/** Fields that several keys share. */
export const integer = z.number().int();
export const integers = z.array(integer);
/** Counts that cost time or memory, each of them. */
export const count = integerWithin(0, 1_000_000);
/** Counts that may be given out of their range, which is a case of its own. */
export const anyCount = integerWithin(-1_000_000, 1_000_000);
/** Replicates to draw. */
export const replicateCount = integerWithin(1, 100_000);
export const number = z.number();
export const numbers = z.array(number);
export const texts = z.array(z.string());
export const outcomes = z.array(z.literal([0, 1]));
/** Values of tasks, fractions of pass@k among them. */
export const shares = z.array(number.min(0).max(1));
export const bounds = z.tuple([number, number]);
/** A figure that may be infinite or not defined. */
export const unbounded = z.union([number, z.literal("Infinity")]).nullable();
/** What a file calls an entry: nothing is computed from it. */
export const unitName = z.string().optional();
/** A rule that spells out outcomes. */
export const rule = z.string().max(200, "is longer than 200 characters: give a shorter rule");
export const seedLabel = z.string().min(1);
/** Rows of indices into the units resampled. */
export const indices = z.array(integers).min(1);
export const table = z.array(integers);
/** A key or a nonce. */
export const hex = z.string().regex(/^([0-9a-f]{2})*$/i, "not hexadecimal: write pairs of 0-9a-f");

/** Entries that ask for one result each, with the fields that they are computed from. */
export function resultsOf<Shape extends z.ZodRawShape>(inputs: Shape) {
  return z.array(z.object(inputs)).max(1_000, "holds more than 1,000 entries: give fewer");
}
