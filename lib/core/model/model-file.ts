import { z } from "zod";
import { decimalText } from "../protocol/decimal-text";
import type { ModelDescription } from "./model-description";
import { slugPattern } from "./slug-pattern";

const longestText = 200;
// Names and builds stand in tables: no control characters, no halves of characters.
const controlCharacter = /[\p{Cc}\p{Cs}]/u;

function text(what: string) {
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

function decimal(what: string, { most }: { most?: number } = {}) {
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

function day(what: string) {
  return z.iso.date({
    error: (issue) =>
      issue.input === undefined
        ? `is missing: give ${what} as YYYY-MM-DD`
        : `is no date: give ${what} as YYYY-MM-DD`,
  });
}

const samplingSchema = z.strictObject(
  {
    temperature: decimal("the temperature, from 0 to 2, such as 0.2", { most: 2 })
      .nullish()
      .describe("Temperature that completions are asked with."),
    top_p: decimal("top_p, from 0 to 1, such as 0.95", { most: 1 })
      .nullish()
      .describe("Nucleus sampling bound."),
    max_tokens: z
      .int({ error: "must be a whole number of tokens, such as 1024" })
      .positive("must be at least 1")
      .nullish()
      .describe("Longest completion, in tokens."),
  },
  { error: mapping("temperature, top_p and max_tokens") },
);

const pricesSchema = z.strictObject(
  {
    currency: z
      .string({ error: "must be a currency of three capital letters, such as USD" })
      .regex(/^[A-Z]{3}$/, "must be a currency of three capital letters, such as USD")
      .describe("ISO 4217 code."),
    prompt_per_million_tokens: decimal(
      "the price of a million prompt tokens, such as 0.15",
    ).describe("Price of a million prompt tokens."),
    completion_per_million_tokens: decimal(
      "the price of a million completion tokens, such as 0.60",
    ).describe("Price of a million completion tokens."),
    as_of: day("the day from which the prices held").describe("Day from which these prices held."),
  },
  {
    error: mapping("currency, prompt_per_million_tokens, completion_per_million_tokens and as_of"),
  },
);

function mapping(fields: string) {
  return (issue: { code?: string | undefined; keys?: string[] }) =>
    issue.code === "unrecognized_keys" ? undefined : `must hold the fields ${fields}`;
}

/** A file that describes one model for the registry; what it leaves out is undisclosed. */
export const modelFileSchema = z
  .strictObject(
    {
      slug: z
        .string({ error: "is missing: give a short name of a-z, 0-9 and -, such as acme-coder-1" })
        .regex(slugPattern, "may hold only a-z, 0-9 and -, 80 characters at most")
        .describe("Short name in addresses and commands: a-z, 0-9 and -."),
      name: text("the model's name as people know it").describe("Name as people know it."),
      provider: text("who offers the model").nullish().describe("Who offers the model."),
      revision: text("the exact build")
        .nullish()
        .describe("Exact build that answers, such as a date, a digest or a version."),
      release_date: day("the day of the release").nullish().describe("Day of the release."),
      cutoff_date: day("the declared end of its training data")
        .nullish()
        .describe("Declared end of the training data."),
      open_weights: z
        .boolean({ error: "must be true or false" })
        .nullish()
        .describe("Whether the weights can be downloaded."),
      sampling: samplingSchema.nullish().describe("How the model is asked."),
      prices: pricesSchema.nullish().describe("What the provider charges."),
    },
    { error: mapping("slug and name, and what else is known of the model") },
  )
  .refine(
    ({ release_date, cutoff_date }) => !release_date || !cutoff_date || cutoff_date <= release_date,
    {
      path: ["cutoff_date"],
      message: "is later than release_date: give the end of the training data",
    },
  )
  .describe("A model for Errorbar's registry. What is left out is shown as undisclosed.");
export type ModelFile = z.infer<typeof modelFileSchema>;

/** What a checked file says of its model; decimals in their one spelling. */
export function toModelDescription(file: ModelFile): ModelDescription {
  const { sampling, prices } = file;
  return {
    name: file.name,
    provider: file.provider ?? null,
    revision: file.revision ?? null,
    releasedOn: file.release_date ?? null,
    cutoffOn: file.cutoff_date ?? null,
    openWeights: file.open_weights ?? null,
    sampling: sampling
      ? {
          temperature: spell(sampling.temperature),
          topP: spell(sampling.top_p),
          maxTokens: sampling.max_tokens ?? null,
        }
      : null,
    prices: prices
      ? {
          currency: prices.currency,
          promptPerMillionTokens: decimalText(prices.prompt_per_million_tokens) ?? "0",
          completionPerMillionTokens: decimalText(prices.completion_per_million_tokens) ?? "0",
          asOf: prices.as_of,
        }
      : null,
  };
}

function spell(stated: number | string | null | undefined): string | null {
  return stated === null || stated === undefined ? null : decimalText(stated);
}
