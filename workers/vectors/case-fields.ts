import { z } from "zod";

/** Fields that several keys share. */
export const integer = z.number().int();
export const integers = z.array(integer);
export const number = z.number();
export const numbers = z.array(number);
export const texts = z.array(z.string());
export const outcomes = z.array(z.literal([0, 1]));
/** Values of tasks, fractions of pass@k among them. */
export const shares = z.array(number.min(0).max(1));
export const bounds = z.tuple([number, number]);
/** A figure that may be infinite or not defined. */
export const unbounded = z.union([number, z.literal("Infinity")]).nullable();
export const seedLabel = z.string().min(1);
/** Rows of indices into the units resampled. */
export const indices = z.array(integers).min(1);
/** A figure that the file leaves out where it is not defined. */
export const whereDefined = number.nullable().default(null);
export const table = z.array(integers);
/** A key or a nonce. */
export const hex = z.string().regex(/^([0-9a-f]{2})*$/i, "not hexadecimal: write pairs of 0-9a-f");
