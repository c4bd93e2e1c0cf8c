import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { toModelDescription } from "../../../lib/core/model/model-file";
import { readModelFile } from "./read-model-file";

const folder = mkdtempSync(join(tmpdir(), "errorbar-endpoint-"));
const path = join(folder, "model.yaml");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head = "slug: m\nname: M\n";
const limited = "sampling: { max_tokens: 1024 }\n";
const prices =
  "prices: { currency: USD, prompt_per_million_tokens: 1, completion_per_million_tokens: 2, as_of: 2026-01-01 }\n";

async function read(yaml: string) {
  writeFileSync(path, `${head}${yaml}`);
  return toModelDescription(await readModelFile(path)).endpoint;
}

test("every field of an endpoint is kept, its cap in one spelling", async () => {
  const yaml = `${prices}endpoint:
  kind: openai-compatible
  base_url: http://127.0.0.1:8000/v1
  model: acme/coder
  reported_as: acme/coder-2026-05
  api_key_env: ACME_API_KEY
  requests_per_minute: 60
  tokens_per_minute: 200000
  concurrency: 8
  timeout_ms: 120000
  max_reply_bytes: 1048576
  spending_cap: 25.50
`;
  expect(await read(yaml)).toEqual({
    kind: "openai-compatible",
    baseUrl: "http://127.0.0.1:8000/v1",
    model: "acme/coder",
    reportedAs: "acme/coder-2026-05",
    apiKeyEnv: "ACME_API_KEY",
    requestsPerMinute: 60,
    tokensPerMinute: 200_000,
    concurrency: 8,
    timeoutMs: 120_000,
    maxReplyBytes: 1_048_576,
    spendingCap: "25.5",
  });
});

test("the path of a completions file counts from the model file's folder", async () => {
  expect(await read("endpoint: { kind: replay, file: answers.jsonl }\n")).toEqual({
    kind: "replay",
    file: join(folder, "answers.jsonl"),
  });
});

test("a program's path counts from there as well, and a name alone stays one", async () => {
  const readCommand = (command: string[]) =>
    read(`endpoint: { kind: command, command: ${JSON.stringify(command)} }\n`);
  expect(await readCommand(["./answer", "--max-tokens", "5", "--keyboard=us"])).toEqual({
    kind: "command",
    command: [join(folder, "answer"), "--max-tokens", "5", "--keyboard=us"],
  });
  expect(await readCommand(["answer", "./x"])).toMatchObject({ command: ["answer", "./x"] });
});

test("a vendor's own address needs no more than a key's variable, and another address not even that", async () => {
  for (const kind of ["anthropic", "google"]) {
    const own = `${limited}endpoint: { kind: ${kind}, model: m, api_key_env: KEY }\n`;
    expect(await read(own)).toEqual({ kind, model: "m", apiKeyEnv: "KEY" });
    const other = `${limited}endpoint: { kind: ${kind}, model: m, base_url: "http://h/v1" }\n`;
    expect(await read(other)).toEqual({ kind, model: "m", baseUrl: "http://h/v1" });
  }
});

const openai = "kind: openai-compatible, model: m, base_url: http://h/v1";

const refused: [name: string, yaml: string, words: string][] = [
  ["a text", "endpoint: openai\n", ":3: field endpoint: must hold the field kind"],
  [
    "an unknown kind",
    "endpoint: { kind: smoke }\n",
    ":3: field endpoint.kind: must be openai-compatible, anthropic, google, command or replay",
  ],
  [
    "a built-in baseline",
    "endpoint: { kind: baseline, slug: baseline-coin-40 }\n",
    ":3: field endpoint.kind: must be openai-compatible",
  ],
  [
    "no address",
    "endpoint: { kind: openai-compatible, model: m }\n",
    ":3: field endpoint.base_url: is missing: give the address of its API",
  ],
  [
    "a file as an address",
    "endpoint: { kind: google, model: m, base_url: file:///etc/passwd }\n",
    ":3: field endpoint.base_url: is no address: give one that begins with http",
  ],
  [
    "no model",
    "endpoint: { kind: google }\n",
    ":3: field endpoint.model: is missing: give the model's name at the provider",
  ],
  [
    "Anthropic's protocol without a limit",
    "endpoint: { kind: anthropic, model: m, api_key_env: K }\n",
    ":1: field sampling.max_tokens: is missing: Anthropic's protocol requires a limit",
  ],
  [
    "a vendor without a key",
    "endpoint: { kind: google, model: m }\n",
    ":3: field endpoint.api_key_env: is missing: name the environment variable",
  ],
  ["an empty command", "endpoint: { kind: command, command: [] }\n", ":3: field endpoint.command:"],
  [
    "a command as a text",
    "endpoint: { kind: command, command: rm -rf }\n",
    ":3: field endpoint.command: must be a list",
  ],
  [
    "no requests a minute",
    `endpoint: { ${openai}, requests_per_minute: 0 }\n`,
    ":3: field endpoint.requests_per_minute: must be a whole number from 1 to 100000",
  ],
  [
    "a negative cap",
    `${prices}endpoint: { ${openai}, spending_cap: -1 }\n`,
    ":4: field endpoint.spending_cap: is out of range or no plain decimal",
  ],
  [
    "a cap without prices",
    `endpoint: { ${openai}, spending_cap: 1 }\n`,
    ":3: field endpoint.spending_cap: needs prices to be counted with",
  ],
  [
    "an unknown field",
    `endpoint: { ${openai}, region: eu }\n`,
    ":3: field endpoint.region: is not",
  ],
];

async function refusal(yaml: string): Promise<{ code: string; message: string }> {
  return read(yaml).then(
    () => ({ code: "none", message: "" }),
    (error) => error,
  );
}

describe("a broken endpoint is one line with file, line, field and remedy", () => {
  test.each(refused)("%s", async (_name, yaml, words) => {
    const { code, message } = await refusal(yaml);
    expect(code).toBe("bad-input");
    expect(message.slice(0, path.length + words.length)).toBe(`${path}${words}`);
    expect(message).not.toContain("\n");
  });
});

const key = "sk-proj-0123456789abcdefABCDEF";
const keyed: [name: string, yaml: string][] = [
  ["as api_key", `{ ${openai}, api_key: ${key} }`],
  ["as apiKey", `{ ${openai}, apiKey: ${key} }`],
  ["as authorization", `{ ${openai}, authorization: "Bearer ${key}" }`],
  ["as token", `{ ${openai}, token: ${key} }`],
  ["in the place of the variable's name", `{ ${openai}, api_key_env: ${key} }`],
  ["in the address as a password", `{ kind: google, model: m, base_url: "https://u:${key}@h/" }`],
  ["in the address as a query", `{ kind: google, model: m, base_url: "https://h/?key=${key}" }`],
  ["as the model", `{ kind: google, model: ${key} }`],
  ["as a word of a command", `{ kind: command, command: [ask, ${key}] }`],
  ["as an option with =", `{ kind: command, command: [ask, --api-key=hunter2hunter2] }`],
  ["as an option and its value", `{ kind: command, command: [ask, --api-key, hunter2hunter2] }`],
  ["as a header", `{ kind: command, command: [curl, -H, "Authorization: hunter2hunter2"] }`],
];

test.each(keyed)("a key %s is refused and not repeated", async (_name, yaml) => {
  const { code, message } = await refusal(`endpoint: ${yaml}\n`);
  expect(code).toBe("bad-input");
  expect(message).toContain("keys are never written into a file: export it in the environment");
  expect(message).not.toContain(key);
  expect(message).not.toContain("hunter2");
});
