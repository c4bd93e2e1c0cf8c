import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../../lib/core/errors";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";
import type { ModelQuestion } from "../../lib/core/ports/model-provider";
import { openProvider } from "./open-provider";
import { type HttpKind, httpKinds } from "./test-support/provider-protocols";
import type { ProviderReply } from "./test-support/provider-reply";
import { ProviderServer } from "./test-support/provider-server";

const never = new AbortController().signal;
const planted = 'sk-planted/0123"456789+abcdef';
const question: ModelQuestion = {
  taskKey: "t/1",
  candidateIndex: 0,
  prompt: "p",
  systemPrompt: null,
  temperature: null,
  topP: null,
  maxTokens: 64,
  seed: null,
};

let server: ProviderServer;
beforeAll(async () => {
  server = await ProviderServer.start();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

function open(endpoint: ModelEndpoint, key: string | undefined = planted) {
  return openProvider(endpoint, {
    env: { THE_KEY: key },
    readCompletions: () => Promise.reject(new Error("not a replay")),
  });
}

function endpointOf(kind: HttpKind, more: object = {}): ModelEndpoint {
  const baseUrl = server.baseUrl(kind);
  return { kind, baseUrl, model: "coder-1", apiKeyEnv: "THE_KEY", timeoutMs: 5_000, ...more };
}

/** What a log, a crash report or a row could show of a value, in every spelling of the key. */
function shown(value: unknown): string {
  const bodies = Buffer.isBuffer(value) ? value.toString() : "";
  const printed = [inspect(value, { depth: 20, showHidden: true }), JSON.stringify(value), bodies];
  const stack = value instanceof Error ? `${value.stack}${inspect(value.cause)}` : "";
  return [...printed, stack].join("\n");
}

const base64 = Buffer.from(planted).toString("base64").replace(/=+$/, "");
const spellings = [
  planted,
  encodeURIComponent(planted),
  JSON.stringify(planted).slice(1, -1),
  base64,
];

function expectNoKey(value: unknown): void {
  for (const spelling of spellings) expect(shown(value)).not.toContain(spelling);
}

describe.each(httpKinds)("the key of %s", (kind) => {
  const echoing: [name: string, reply: ProviderReply][] = [
    ["repeated in a refusal", { kind: "status", status: 401, message: `wrong key ${planted}` }],
    ["repeated in base 64", { kind: "status", status: 500, message: `was ${base64}` }],
    [
      "repeated in an answer",
      { kind: "answer", text: `# ${planted} ${encodeURIComponent(planted)}` },
    ],
    ["repeated as the model's name", { kind: "answer", text: "", model: planted }],
    ["behind cut-off JSON", { kind: "cut-json" }],
    ["behind a closed connection", { kind: "close-mid-body" }],
    ["behind a redirect", { kind: "redirect", to: `http://127.0.0.1:9/?key=${planted}` }],
  ];
  test.each(echoing)("is shown nowhere when %s", async (_name, reply) => {
    const provider = open(endpointOf(kind));
    server.respond(reply);
    const asked = await provider.ask(question, never);
    expect(server.requests[0]?.key).toBe(planted);
    expectNoKey(asked);
    expectNoKey(provider);
    if (asked.raw === null) return;
    expectNoKey(asked.raw.body);
    const read = await Promise.resolve(provider.read(asked.raw)).catch((error: unknown) => error);
    expectNoKey(read);
  });

  test("is in no error when the address can't be used", async () => {
    const provider = open(endpointOf(kind, { baseUrl: "http://127.0.0.1:99999/v1" }));
    const error = await provider.ask(question, never).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: "environment" });
    expectNoKey(error);
  });

  test("is asked for by the name of its variable where it is missing", () => {
    for (const missing of ["", "  \n"]) {
      expect(() => open(endpointOf(kind), missing)).toThrow(
        "coder-1 can't be asked: the variable THE_KEY holds no key; export it and start again",
      );
    }
    const error = catchError(() => open(endpointOf(kind, { apiKeyEnv: "OTHER_KEY" })));
    expect(error).toMatchObject({ code: "environment" });
    expect(String(error)).toContain("OTHER_KEY");
  });

  test("is refused, and not repeated, where it holds what no header may hold", () => {
    const error = catchError(() => open(endpointOf(kind), `${planted}\nX-Other: 1`));
    expect(error).toBeInstanceOf(DomainError);
    expectNoKey(error);
  });

  test("is not looked for in any other variable", async () => {
    server.respond({ kind: "answer", text: "" });
    const { apiKeyEnv: _none, ...keyless } = endpointOf(kind) as { apiKeyEnv: string };
    await open(keyless as unknown as ModelEndpoint).ask(question, never);
    expect(server.requests[0]?.key ?? "").toBe("");
  });
});

test("over TLS, who speaks another protocol is unreachable", async () => {
  const baseUrl = server.baseUrl("openai-compatible").replace("http:", "https:");
  const asked = await open(endpointOf("openai-compatible", { baseUrl })).ask(question, never);
  expect(asked).toMatchObject({ kind: "failed", fault: "unreachable", raw: null });
  expect(server.count()).toBe(0);
});

test("a setting that a provider would drop is refused before anything is sent", async () => {
  const provider = open(endpointOf("anthropic"));
  await expect(provider.ask({ ...question, temperature: "1.5" }, never)).rejects.toThrow(
    "coder-1 can't be asked with temperature 1.5: its provider takes 1; correct sampling.temperature",
  );
  expect(server.count()).toBe(0);
});

test("a prompt that Google blocks is an answer by its content filter", async () => {
  const provider = open(endpointOf("google"));
  const body = Buffer.from('{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}');
  expect(await provider.read({ status: 200, body, latencyMs: 1 })).toMatchObject({
    text: "",
    finishReason: "content-filter",
  });
});

test("a reply that asks to be continued is not read by asking again", async () => {
  const provider = open(endpointOf("google"));
  const candidates = [{ finishReason: "CONTINUATION", continuationToken: "t", content: {} }];
  const body = Buffer.from(JSON.stringify({ candidates }));
  await expect(Promise.resolve(provider.read({ status: 200, body, latencyMs: 1 }))).rejects.toThrow(
    "cut off or of another form",
  );
});

function catchError(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
