import type { ProviderBehaviour } from "../reply-table";
import type { HttpKind } from "./provider-protocols";
import type { ProviderReply } from "./provider-reply";

/** How long a reply may take: enough on a busy machine, and little where it is meant to run out. */
export function patienceMs(behaviour: ProviderBehaviour): number {
  return behaviour === "hang" || behaviour === "too-slow" ? 300 : 20_000;
}

export const text = 'def add(a, b):\n    return "\u{1F600} <b>" + a + b\n';
const tenMegabytes = 10 * 1024 * 1024;

/** How the local provider is told to do what a line of the table says; null: it isn't asked at all. */
export const behaviours: Record<ProviderBehaviour, () => ProviderReply | null> = {
  answer: () => ({ kind: "answer", text, promptTokens: 21, completionTokens: 9 }),
  "empty-text": () => ({ kind: "answer", text: "" }),
  length: () => ({ kind: "answer", text, finish: "length" }),
  refusal: () => ({ kind: "answer", text: "I won't.", finish: "refusal" }),
  "content-filter": () => ({ kind: "answer", text: "", finish: "content-filter" }),
  "slow-stream": () => ({ kind: "slow", text, overMs: 200 }),
  "limit-seconds": () => ({ kind: "status", status: 429, retryAfter: "7" }),
  "limit-date": () => ({
    kind: "status",
    status: 429,
    retryAfter: new Date(Date.now() + 30_000).toUTCString(),
  }),
  "limit-bare": () => ({ kind: "status", status: 429 }),
  "server-error": () => ({ kind: "status", status: 500 }),
  hang: () => ({ kind: "hang" }),
  "too-slow": () => ({ kind: "slow", text, overMs: 60_000 }),
  "close-at-once": () => ({ kind: "close-at-once" }),
  "close-mid-body": () => ({ kind: "close-mid-body" }),
  "cut-json": () => ({ kind: "cut-json" }),
  "empty-body": () => ({ kind: "empty-body" }),
  html: () => ({ kind: "html" }),
  "error-object": () => ({ kind: "error-object" }),
  "ten-megabytes": () => ({ kind: "answer", text: "x".repeat(tenMegabytes) }),
  "wrong-model": () => ({ kind: "answer", text, model: "another-model" }),
  "wrong-key": () => ({ kind: "status", status: 401 }),
  "no-such-model": () => ({ kind: "status", status: 404 }),
  redirect: () => ({ kind: "redirect", to: "http://127.0.0.1:9/" }),
  unreachable: () => null,
};

/** Words that a vendor's protocol does not have. */
export const unspoken: Record<HttpKind, readonly ProviderBehaviour[]> = {
  "openai-compatible": [],
  anthropic: ["content-filter"],
  google: ["refusal"],
};
