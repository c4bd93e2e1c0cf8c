import { z } from "zod";
import { decimalText } from "../protocol/decimal-text";

const longestText = 200;
// Names and builds stand in tables: no control characters, no halves of characters.
const controlCharacter = /[\p{Cc}\p{Cs}]/u;

/** A short plain text of a model file; messages say what to give. */
export function textField(what: string) {
  return z
    .string({ error: (issue) => wordText(issue.input, what) })
    .min(1, `is empty: give ${what} or leave the field out`)
    .max(longestText, `is longer than ${longestText} characters: shorten it`)
    .refine((value) => !controlCharacter.test(value), {
      message: "holds a control character: write it in plain text",
    });
}

function wordText(input: unknown, what: string): string {
  if (input === undefined) return `is missing: give ${what}`;
  if (typeof input === "string") return `must be ${what}`;
  return `must be a text: put it in quotes, such as "${String(input).slice(0, 40)}"`;
}

/** A decimal that is not negative, as a number or a text, of as many digits as amounts are computed with. */
export function decimalField(what: string, { most }: { most?: number } = {}) {
  const remedy = `give ${what}`;
  return z
    .union([z.number(), z.string()], {
      error: (issue) =>
        issue.input === undefined ? `is missing: ${remedy}` : `is no number: ${remedy}`,
    })
    .refine(
      (value) => {
        const spelled = decimalText(value);
        const number = Number(spelled);
        return (
          spelled !== null &&
          number >= 0 &&
          (most === undefined || number <= most) &&
          // Cost is computed in integers of this many digits.
          /^\d{1,12}(\.\d{1,12})?$/.test(spelled)
        );
      },
      { message: `is out of range or no plain decimal: ${remedy}` },
    );
}

/** A whole number from 1 on. */
export function countField(what: string, most: number) {
  const message = `must be a whole number from 1 to ${most}: give ${what}`;
  return z.int({ error: message }).min(1, message).max(most, message);
}

/** A calendar day as YYYY-MM-DD. */
export function dayField(what: string) {
  return z.iso.date({
    error: (issue) =>
      issue.input === undefined
        ? `is missing: give ${what} as YYYY-MM-DD`
        : `is no date: give ${what} as YYYY-MM-DD`,
  });
}

/** The message for something else in the place of a group of fields. */
export function mappingOf(fields: string) {
  return (issue: { code?: string | undefined; keys?: string[] }) =>
    issue.code === "unrecognized_keys" ? undefined : `must hold the fields ${fields}`;
}
