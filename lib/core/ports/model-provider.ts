import { DomainError } from "../errors";

/** What one model is asked for one candidate. Decimals are texts, as the registry spells them. */
export interface ModelQuestion {
  /** Names the task to providers that answer from a file or by rule; never sent over a network. */
  taskKey: string;
  /** Counted from 0. */
  candidateIndex: number;
  prompt: string;
  systemPrompt: string | null;
  /** Null: left at the provider's default; so are the others. */
  temperature: string | null;
  topP: string | null;
  maxTokens: number | null;
  seed: number | null;
}

/** What came back over the wire, before anything is parsed. */
export interface RawReply {
  /** HTTP status; 200 where no HTTP was spoken. */
  status: number;
  body: Uint8Array;
  latencyMs: number;
}

/** Why an attempt gave nothing that can be graded. Closed: which is retried is decided by it alone. */
export const providerFaults = [
  "rate-limited",
  "server-error",
  "timed-out",
  "connection-lost",
  "malformed-reply",
  "too-large",
  "wrong-model",
  /** A refusal of the request itself (wrong key, no such model) that no retry mends: the model is down. */
  "refused-request",
  "unreachable",
] as const;
export type ProviderFault = (typeof providerFaults)[number];

export type Asked =
  | { kind: "replied"; raw: RawReply }
  /** Nothing usable came: a limit, a fault, a hang. Retried by the caller with back-off, never scored. */
  | {
      kind: "failed";
      fault: ProviderFault;
      /** What came of it, where anything did. */
      raw: RawReply | null;
      /** How long the provider asked to be left alone. */
      retryAfterMs: number | null;
      latencyMs: number;
    };

export const finishReasons = ["stop", "length", "refusal", "content-filter", "other"] as const;
export type FinishReason = (typeof finishReasons)[number];

/** A refusal, an empty text and a cut-off answer are answers. The text may hold anything at all. */
export interface ModelAnswer {
  text: string;
  /** The build that answered, as the reply names it. */
  build: string | null;
  finishReason: FinishReason | null;
  promptTokens: number | null;
  completionTokens: number | null;
}

/** A stored reply that can't be graded: the caller counts its attempt as failed with `fault`. */
export class UnusableReply extends DomainError {
  constructor(
    readonly fault: "malformed-reply" | "wrong-model",
    message: string,
  ) {
    super("bad-input", message);
  }
}

export interface ModelProvider {
  /**
   * One attempt, no retries inside. The signal ends it at once: it then throws the signal's reason.
   * @throws DomainError environment where it can't be asked from here at all, such as without its key.
   */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<Asked>;
  /**
   * Parses a stored reply, without the network.
   * @throws UnusableReply (a DomainError bad-input) when it is no reply of this provider (cut JSON …), or
   *   another model's.
   */
  read(raw: RawReply): ModelAnswer | Promise<ModelAnswer>;
}
