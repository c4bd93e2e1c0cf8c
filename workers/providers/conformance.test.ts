import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";
import {
  type Asked,
  type ModelAnswer,
  type ModelQuestion,
  type ProviderFault,
  UnusableReply,
} from "../../lib/core/ports/model-provider";
import { openProvider } from "./open-provider";
import { type ProviderBehaviour, type ReplyRule, replyTable } from "./reply-table";
import { behaviours, patienceMs, text, unspoken } from "./test-support/provider-behaviours";
import { type HttpKind, httpKinds } from "./test-support/provider-protocols";
import { ProviderServer } from "./test-support/provider-server";

const never = new AbortController().signal;
const key = "sk-planted-0123456789abcdef";
const question: ModelQuestion = {
  taskKey: "t/1",
  candidateIndex: 0,
  prompt: "Write add.\n\u{1F600}",
  systemPrompt: "Answer with code.",
  temperature: "0.2",
  topP: null,
  maxTokens: 512,
  seed: 7,
};

// Ten megabytes are made, sent and read in this one process.
vi.setConfig({ testTimeout: 30_000 });

let server: ProviderServer;
beforeAll(async () => {
  server = await ProviderServer.start();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

function open(kind: HttpKind, more: Partial<ModelEndpoint> = {}) {
  const endpoint = { kind, baseUrl: server.baseUrl(kind), model: "coder-1", apiKeyEnv: "THE_KEY" };
  return openProvider({ ...endpoint, ...more } as ModelEndpoint, {
    env: { THE_KEY: ` ${key}\n` },
    readCompletions: () => Promise.reject(new Error("not a replay")),
  });
}

/** An address that nobody listens on: a server's that is closed again. */
async function closedAddress(): Promise<string> {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  return `http://127.0.0.1:${port}/v1`;
}

type Outcome = { asked: Asked; answer: ModelAnswer | null; fault: ProviderFault | null };

/** One question as the engine asks it: the raw reply is kept before it is read. */
async function ask(kind: HttpKind, behaviour: ProviderBehaviour): Promise<Outcome> {
  const reply = behaviours[behaviour]();
  const provider = open(kind, {
    timeoutMs: patienceMs(behaviour),
    ...(reply === null ? { baseUrl: await closedAddress() } : {}),
  });
  if (reply !== null) server.respond(reply);
  const asked = await provider.ask(question, never);
  if (asked.kind === "failed") return { asked, answer: null, fault: asked.fault };
  try {
    return { asked, answer: await provider.read(asked.raw), fault: null };
  } catch (cause) {
    if (cause instanceof UnusableReply) return { asked, answer: null, fault: cause.fault };
    throw cause;
  }
}

describe.each(httpKinds)("%s", (kind) => {
  const spoken = (Object.entries(replyTable) as [ProviderBehaviour, ReplyRule][]).filter(
    ([behaviour]) => !unspoken[kind].includes(behaviour),
  );
  test.each(spoken)("%s ends as the table says, after one request", async (behaviour, rule) => {
    const { answer, fault } = await ask(kind, behaviour);
    const { endsAs } = rule;
    if (endsAs.kind === "fault")
      expect({ answer, fault }).toEqual({ answer: null, fault: endsAs.fault });
    else expect(answer).toMatchObject({ finishReason: endsAs.finishReason });
    expect(server.count()).toBe(behaviour === "unreachable" ? 0 : 1);
  });

  test("an answer comes with its whole text, its build and its tokens", async () => {
    const { answer } = await ask(kind, "answer");
    const counts = { promptTokens: 21, completionTokens: 9 };
    expect(answer).toEqual({ text, build: "coder-1", finishReason: "stop", ...counts });
  });

  test("what is asked arrives as the question says, with the key, and once", async () => {
    await ask(kind, "answer");
    const { prompt, systemPrompt, maxTokens } = question;
    const seed = kind === "anthropic" ? null : 7;
    expect(server.requests).toEqual([
      {
        kind,
        model: "coder-1",
        prompt,
        systemPrompt,
        temperature: 0.2,
        topP: null,
        maxTokens,
        seed,
        key,
      },
    ]);
  });

  test("what the question leaves open is not sent", async () => {
    server.respond({ kind: "answer", text: "" });
    const open0 = {
      systemPrompt: null,
      temperature: null,
      topP: null,
      maxTokens: null,
      seed: null,
    };
    await open(kind).ask({ ...question, ...open0 }, never);
    // Anthropic's protocol requires a limit, and the SDK then states the model's own.
    const maxTokens = kind === "anthropic" ? expect.any(Number) : null;
    expect(server.requests[0]).toMatchObject({ ...open0, maxTokens });
  });

  test("a wait that is asked for is told, in seconds or as a date", async () => {
    const seconds = await ask(kind, "limit-seconds");
    expect(seconds.asked).toMatchObject({ retryAfterMs: 7_000 });
    const { asked } = await ask(kind, "limit-date");
    const waitMs = asked.kind === "failed" ? Number(asked.retryAfterMs) : Number.NaN;
    expect(waitMs).toBeGreaterThan(20_000);
    expect(waitMs).toBeLessThanOrEqual(30_000);
    expect((await ask(kind, "limit-bare")).asked).toMatchObject({ retryAfterMs: null });
  });

  test("a reply's bytes are kept as they came, and read again without the network", async () => {
    const { asked, answer } = await ask(kind, "answer");
    server.reset();
    const raw = asked.kind === "replied" ? asked.raw : null;
    if (raw === null) throw new Error("no reply came");
    expect(raw.status).toBe(200);
    expect(JSON.stringify(JSON.parse(Buffer.from(raw.body).toString()))).toBe(
      Buffer.from(raw.body).toString(),
    );
    expect(await open(kind).read(raw)).toEqual(answer);
    expect(server.count()).toBe(0);
  });

  test("a stop ends a request that hangs, with the stop's own reason", async () => {
    server.respond({ kind: "hang" });
    const stop = new AbortController();
    const asked = open(kind).ask(question, stop.signal);
    await expect.poll(() => server.count()).toBe(1);
    stop.abort(new Error("stopped by hand"));
    await expect(asked).rejects.toThrow("stopped by hand");
  });

  test("hostile text arrives whole, and what is reported of it is bounded", async () => {
    const hostile = "\0\u0007\ud800<script>\u202e";
    server.respond({
      kind: "answer",
      text: hostile,
      model: `coder-1:\0${"x".repeat(5_000)}`,
      promptTokens: 2 ** 40,
      completionTokens: -1,
    });
    const provider = open(kind);
    const asked = await provider.ask(question, never);
    if (asked.kind !== "replied") throw new Error(`it ended as ${asked.fault}`);
    const answer = await provider.read(asked.raw);
    expect(answer.text).toBe(hostile);
    expect(answer.build).toMatch(/^coder-1:x{190,192}$/);
    expect(answer).toMatchObject({ promptTokens: null, completionTokens: null });
  });
});

test("ten megabytes are an answer where the endpoint allows them", async () => {
  const reply = behaviours["ten-megabytes"]();
  if (reply !== null) server.respond(reply);
  const provider = open("openai-compatible", { maxReplyBytes: 11 * 1024 * 1024 });
  const asked = await provider.ask(question, never);
  if (asked.kind !== "replied") throw new Error(`it ended as ${asked.fault}`);
  expect((await provider.read(asked.raw)).text.length).toBe(10 * 1024 * 1024);
});
