import { z } from "zod";
import { decimalText } from "../protocol/decimal-text";
import { endpointFileSchema, toModelEndpoint } from "./endpoint-file";
import { dayField, decimalField, mappingOf, textField } from "./file-fields";
import type { ModelDescription } from "./model-description";
import { slugPattern } from "./slug-pattern";

const samplingSchema = z.strictObject(
  {
    temperature: decimalField("the temperature, from 0 to 2, such as 0.2", { most: 2 })
      .nullish()
      .describe("Temperature that completions are asked with."),
    top_p: decimalField("top_p, from 0 to 1, such as 0.95", { most: 1 })
      .nullish()
      .describe("Nucleus sampling bound."),
    max_tokens: z
      .int({ error: "must be a whole number of tokens, such as 1024" })
      .positive("must be at least 1")
      .nullish()
      .describe("Longest completion, in tokens."),
  },
  { error: mappingOf("temperature, top_p and max_tokens") },
);

const pricesSchema = z.strictObject(
  {
    currency: z
      .string({ error: "must be a currency of three capital letters, such as USD" })
      .regex(/^[A-Z]{3}$/, "must be a currency of three capital letters, such as USD")
      .describe("ISO 4217 code."),
    prompt_per_million_tokens: decimalField(
      "the price of a million prompt tokens, such as 0.15",
    ).describe("Price of a million prompt tokens."),
    completion_per_million_tokens: decimalField(
      "the price of a million completion tokens, such as 0.60",
    ).describe("Price of a million completion tokens."),
    as_of: dayField("the day from which the prices held").describe(
      "Day from which these prices held.",
    ),
  },
  {
    error: mappingOf(
      "currency, prompt_per_million_tokens, completion_per_million_tokens and as_of",
    ),
  },
);

/** A file that describes one model for the registry; what it leaves out is undisclosed. */
export const modelFileSchema = z
  .strictObject(
    {
      slug: z
        .string({ error: "is missing: give a short name of a-z, 0-9 and -, such as acme-coder-1" })
        .regex(slugPattern, "may hold only a-z, 0-9 and -, 80 characters at most")
        .describe("Short name in addresses and commands: a-z, 0-9 and -."),
      name: textField("the model's name as people know it").describe("Name as people know it."),
      provider: textField("who offers the model").nullish().describe("Who offers the model."),
      revision: textField("the exact build")
        .nullish()
        .describe("Exact build that answers, such as a date, a digest or a version."),
      release_date: dayField("the day of the release").nullish().describe("Day of the release."),
      cutoff_date: dayField("the declared end of its training data")
        .nullish()
        .describe("Declared end of the training data."),
      open_weights: z
        .boolean({ error: "must be true or false" })
        .nullish()
        .describe("Whether the weights can be downloaded."),
      sampling: samplingSchema.nullish().describe("How the model is asked."),
      prices: pricesSchema.nullish().describe("What the provider charges."),
      endpoint: endpointFileSchema
        .nullish()
        .describe("Where the model is asked. Keys stay in the environment."),
    },
    { error: mappingOf("slug and name, and what else is known of the model") },
  )
  .refine(
    ({ release_date, cutoff_date }) => !release_date || !cutoff_date || cutoff_date <= release_date,
    {
      path: ["cutoff_date"],
      message: "is later than release_date: give the end of the training data",
    },
  )
  .refine(
    ({ endpoint, sampling }) => endpoint?.kind !== "anthropic" || sampling?.max_tokens != null,
    {
      path: ["sampling", "max_tokens"],
      message: "is missing: Anthropic's protocol requires a limit, such as 1024",
    },
  )
  .refine(({ endpoint, prices }) => endpoint?.spending_cap === undefined || prices, {
    path: ["endpoint", "spending_cap"],
    message: "needs prices to be counted with: give the section prices, or leave the cap out",
  })
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
    endpoint: file.endpoint ? toModelEndpoint(file.endpoint) : null,
  };
}

function spell(stated: number | string | null | undefined): string | null {
  return stated === null || stated === undefined ? null : decimalText(stated);
}
