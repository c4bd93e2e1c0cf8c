/** How the local provider ends an answer. */
export type ReplyFinish = "stop" | "length" | "refusal" | "content-filter";

/** What the local provider does with one request. */
export type ProviderReply =
  | {
      kind: "answer";
      text: string;
      finish?: ReplyFinish;
      /** The model that the reply names; the one asked for, where nothing is said. */
      model?: string;
      promptTokens?: number;
      completionTokens?: number;
      delayMs?: number;
    }
  | { kind: "status"; status: number; retryAfter?: string; message?: string }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** A reply whose JSON ends in the middle; the connection ends in order. */
  | { kind: "cut-json" }
  | { kind: "empty-body" }
  /** A whole reply that comes in pieces over this time. */
  | { kind: "slow"; text: string; overMs: number }
  | { kind: "close-mid-body" }
  | { kind: "close-at-once" }
  /** A page of a gateway, with status 200. */
  | { kind: "html" }
  /** An error as a reply with status 200, as some routers send it. */
  | { kind: "error-object" }
  | { kind: "redirect"; to: string };
