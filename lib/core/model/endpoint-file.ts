import { z } from "zod";
import { decimalText } from "../protocol/decimal-text";
import { countField, decimalField, textField } from "./file-fields";
import { type ModelEndpoint, modelEndpointSchema } from "./model-endpoint";
import { holdsSecret, keyRemedy, namesSecret } from "./names-secret";

/** Fields that each kind may have: what one cycle may take of the provider, and of the purse. */
const limits = {
  requests_per_minute: countField("the most requests in a minute, such as 60", 100_000)
    .optional()
    .describe("The most requests in any minute."),
  tokens_per_minute: countField("the most tokens in a minute, such as 200000", 1_000_000_000)
    .optional()
    .describe("The most tokens in any minute, prompts and completions together."),
  concurrency: countField("how many requests may be open at once, such as 4", 256)
    .optional()
    .describe("How many requests may be open at once; 4 where nothing is said."),
  timeout_ms: countField(
    "the longest wait for one reply in milliseconds, such as 120000",
    3_600_000,
  )
    .optional()
    .describe("Longest wait for one whole reply, in milliseconds; 300000 where nothing is said."),
  max_reply_bytes: countField("the largest reply in bytes, such as 8388608", 64 * 1024 * 1024)
    .optional()
    .describe("Largest reply in bytes; 8388608 where nothing is said."),
  spending_cap: decimalField("the most that one cycle may cost, such as 25.00")
    .optional()
    .describe("The most that one cycle may cost, in the currency of the prices."),
};

const webAddress = textField("the address of its API, such as http://127.0.0.1:8000/v1")
  .refine((address) => /^https?:\/\/[^\s]+$/.test(address) && URL.canParse(address), {
    message: "is no address: give one that begins with http:// or https://",
  })
  .refine((address) => !URL.canParse(address) || isBareAddress(new URL(address)), {
    message: `holds a user, a password, a query or a fragment: ${keyRemedy}`,
  });

function isBareAddress({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((part) => part === "");
}

const overHttp = {
  model: textField("the model's name at the provider")
    .refine((name) => !holdsSecret(name), `looks like a key: ${keyRemedy}`)
    .describe("The model's name at the provider."),
  reported_as: textField("the name that its replies carry")
    .optional()
    .describe("The name that replies carry, where it is another than `model`, as for an alias."),
  api_key_env: z
    .string({ error: "must be the name of a variable, such as OPENROUTER_API_KEY" })
    // The message repeats nothing of the value: it may be the key itself.
    .regex(/^[A-Z_][A-Z0-9_]{0,79}$/, `is no name of a variable: ${keyRemedy}`)
    .optional()
    .describe("Environment variable that holds the key. The key itself is written nowhere."),
  ...limits,
};

const programWord = z
  .string({ error: "must be a text: put it in quotes" })
  .max(4096, "is longer than 4096 characters: shorten it")
  .refine((word) => !word.includes("\0"), "holds a NUL: write it in plain text")
  .refine((word) => !holdsSecret(word), `looks like a key: ${keyRemedy}`);

/** Section `endpoint` of a model file: where and how a model is asked. */
export const endpointFileSchema = z
  .discriminatedUnion(
    "kind",
    [
      z
        .strictObject({
          kind: z.literal("openai-compatible"),
          base_url: webAddress.describe("Address that `/chat/completions` is added to."),
          ...overHttp,
        })
        .describe("vLLM, Ollama, llama.cpp, OpenRouter and what else speaks the OpenAI protocol."),
      z.strictObject({
        kind: z.literal("anthropic"),
        base_url: webAddress.optional().describe("Where another than Anthropic's own is asked."),
        ...overHttp,
      }),
      z.strictObject({
        kind: z.literal("google"),
        base_url: webAddress.optional().describe("Where another than Google's own is asked."),
        ...overHttp,
      }),
      z
        .strictObject({
          kind: z.literal("command"),
          command: z
            .array(programWord, { error: 'must be a list, such as ["./answer", "--quietly"]' })
            .min(1, "is empty: name the program")
            .refine(([program]) => program !== "", "names no program: give its path first")
            .refine((words) => !handsOverSecret(words), `holds a key: ${keyRemedy}`)
            .describe("Program and arguments; started without a shell, the prompt on its input."),
          ...limits,
        })
        .describe("A program that reads a prompt and prints a completion."),
      z
        .strictObject({
          kind: z.literal("replay"),
          file: textField("the path of a completions file"),
          ...limits,
        })
        .describe("Answers from a completions file, task by task."),
    ],
    {
      error: ({ code }) =>
        code === "invalid_union"
          ? "must be openai-compatible, anthropic, google, command or replay"
          : "must hold the field kind and what that kind needs",
    },
  )
  .refine((endpoint) => !isVendorsOwn(endpoint) || "api_key_env" in endpoint, {
    path: ["api_key_env"],
    message: "is missing: name the environment variable that holds the key",
  })
  .describe("Where and how the model is asked.");
type EndpointFile = z.infer<typeof endpointFileSchema>;

/** Asked at the vendor's own address, which answers nobody without a key. */
function isVendorsOwn(endpoint: { kind: string; base_url?: string | undefined }): boolean {
  return ["anthropic", "google"].includes(endpoint.kind) && endpoint.base_url === undefined;
}

/** An option such as `--api-key` with the key as the next word. */
function handsOverSecret(words: readonly string[]): boolean {
  return words.some((word, place) => {
    const next = words[place + 1];
    return /^--?\w/.test(word) && namesSecret(word) && next !== undefined && !next.startsWith("-");
  });
}

/** What a checked section says; decimals in their one spelling. */
export function toModelEndpoint(file: EndpointFile): ModelEndpoint {
  const entries = Object.entries(file).filter(([, value]) => value !== undefined);
  const named = Object.fromEntries(entries.map(([field, value]) => [toCamelCase(field), value]));
  if (file.spending_cap !== undefined) named.spendingCap = decimalText(file.spending_cap) ?? "0";
  return modelEndpointSchema.parse(named);
}

function toCamelCase(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
