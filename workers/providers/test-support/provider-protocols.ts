import type { ProviderReply, ReplyFinish } from "./provider-reply";

export const httpKinds = ["openai-compatible", "anthropic", "google"] as const;
export type HttpKind = (typeof httpKinds)[number];

/** One request, as the local provider read it. */
export interface ProviderRequest {
  kind: HttpKind;
  model: string;
  prompt: string;
  systemPrompt: string | null;
  temperature: number | null;
  topP: number | null;
  maxTokens: number | null;
  seed: number | null;
  /** The key that it carries. */
  key: string | null;
}

export type Answer = Extract<ProviderReply, { kind: "answer" }>;

/** One vendor's protocol, from its documentation: what its requests look like, and its replies. */
export interface Protocol {
  kind: HttpKind;
  /** Below the server's own address. */
  basePath: string;
  /** Null for another protocol's request. */
  read(path: string, headers: NodeJS.Dict<string | string[]>, body: Body): ProviderRequest | null;
  write(answer: Answer, request: ProviderRequest): object;
  writeError(message: string): object;
}

/** Of a request's JSON only what these protocols hold is looked at. */
export type Body = Record<string, unknown> & {
  messages?: { role: string; content: unknown }[];
  contents?: { parts: { text: string }[] }[];
  generationConfig?: Record<string, unknown>;
};

const created = 1_780_000_000;

const openAi: Protocol = {
  kind: "openai-compatible",
  basePath: "/openai/v1",
  read: (path, headers, body) => {
    if (path !== "/openai/v1/chat/completions") return null;
    const turns = body.messages ?? [];
    return {
      kind: "openai-compatible",
      model: String(body.model),
      prompt: textOf(turns.find(({ role }) => role === "user")?.content) ?? "",
      systemPrompt: textOf(turns.find(({ role }) => role === "system")?.content),
      ...settings(body, "top_p", "max_tokens"),
      key: headers.authorization === undefined ? null : String(headers.authorization).slice(7),
    };
  },
  write: (answer, { model }) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created,
    model: answer.model ?? model,
    choices: [
      {
        index: 0,
        message:
          answer.finish === "refusal"
            ? { role: "assistant", content: null, refusal: answer.text }
            : { role: "assistant", content: answer.text },
        finish_reason: spell(answer, {
          stop: "stop",
          length: "length",
          refusal: "stop",
          "content-filter": "content_filter",
        }),
      },
    ],
    usage: {
      prompt_tokens: answer.promptTokens ?? 11,
      completion_tokens: answer.completionTokens ?? 7,
      total_tokens: (answer.promptTokens ?? 11) + (answer.completionTokens ?? 7),
    },
  }),
  writeError: (message) => ({ error: { message, type: "server_error", code: null } }),
};

const anthropic: Protocol = {
  kind: "anthropic",
  basePath: "/anthropic/v1",
  read: (path, headers, body) => {
    if (path !== "/anthropic/v1/messages") return null;
    return {
      kind: "anthropic",
      model: String(body.model),
      prompt: textOf(body.messages?.[0]?.content) ?? "",
      systemPrompt: textOf(body.system),
      ...settings(body, "top_p", "max_tokens"),
      key: keyOf(headers["x-api-key"]),
    };
  },
  write: (answer, { model }) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: answer.model ?? model,
    content: answer.text === "" ? [] : [{ type: "text", text: answer.text }],
    stop_reason: spell(answer, { stop: "end_turn", length: "max_tokens", refusal: "refusal" }),
    stop_sequence: null,
    usage: { input_tokens: answer.promptTokens ?? 11, output_tokens: answer.completionTokens ?? 7 },
  }),
  writeError: (message) => ({ type: "error", error: { type: "api_error", message } }),
};

const google: Protocol = {
  kind: "google",
  basePath: "/google/v1beta",
  read: (path, headers, body) => {
    const match = /^\/google\/v1beta\/models\/([^/:]+):generateContent$/.exec(path);
    if (!match) return null;
    return {
      kind: "google",
      model: decodeURIComponent(match[1] ?? ""),
      prompt: textOf(body.contents?.[0]?.parts) ?? "",
      systemPrompt: textOf((body.systemInstruction as { parts?: unknown } | undefined)?.parts),
      ...settings(body.generationConfig ?? {}, "topP", "maxOutputTokens"),
      key: keyOf(headers["x-goog-api-key"]),
    };
  },
  write: (answer, { model }) => ({
    candidates: [
      {
        content: { role: "model", parts: [{ text: answer.text }] },
        finishReason: spell(answer, {
          stop: "STOP",
          length: "MAX_TOKENS",
          "content-filter": "SAFETY",
        }),
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: answer.promptTokens ?? 11,
      candidatesTokenCount: answer.completionTokens ?? 7,
      totalTokenCount: (answer.promptTokens ?? 11) + (answer.completionTokens ?? 7),
    },
    modelVersion: answer.model ?? model,
  }),
  writeError: (message) => ({ error: { code: 500, message, status: "INTERNAL" } }),
};

export const protocols: readonly Protocol[] = [openAi, anthropic, google];

/** How a protocol spells the end of an answer; not every protocol has a word for each. */
function spell({ finish = "stop" }: Answer, words: Partial<Record<ReplyFinish, string>>): string {
  const word = words[finish];
  if (word === undefined) throw new Error(`this protocol has no word for ${finish}`);
  return word;
}

/** A content as one text, or in parts. */
function textOf(content: unknown): string | null {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((part) => String((part as { text?: unknown }).text ?? "")).join("");
}

function settings(body: Record<string, unknown>, topP: string, maxTokens: string) {
  const number = (name: string) => (typeof body[name] === "number" ? Number(body[name]) : null);
  return {
    temperature: number("temperature"),
    topP: number(topP),
    maxTokens: number(maxTokens),
    seed: number("seed"),
  };
}

function keyOf(header: string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}
