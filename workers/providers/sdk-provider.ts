import { performance } from "node:perf_hooks";
import { classifyStatus } from "../../lib/core/asking/classify-status";
import { isExpectedModel } from "../../lib/core/asking/is-expected-model";
import { readRetryAfter } from "../../lib/core/asking/read-retry-after";
import { DomainError } from "../../lib/core/errors";
import { replyLimits } from "../../lib/core/model/provider-limits";
import {
  type Asked,
  type ModelAnswer,
  type ModelProvider,
  type ModelQuestion,
  type RawReply,
  UnusableReply,
} from "../../lib/core/ports/model-provider";
import { type Exchange, exchange } from "./exchange";
import { redactKey } from "./redact-key";
import { refuseDroppedSettings } from "./refuse-dropped-settings";
import type { HttpEndpoint, SdkVendor } from "./sdk-vendor";
import { toModelAnswer } from "./to-model-answer";

/** Ends the SDK's work once a request was sent: what came is stored before anybody parses it. */
class RequestSent extends Error {}

/**
 * A model asked over HTTP in its vendor's protocol. The AI SDK's package makes the request and reads the
 * reply; sending, limits and faults are ours. Its errors carry requests and replies, so none of them leaves
 * this class, as a cause neither.
 */
export class SdkProvider implements ModelProvider {
  /** Hidden from whoever prints this object. */
  readonly #key: string | null;
  private vendor: Promise<SdkVendor> | undefined;

  constructor(
    private readonly endpoint: HttpEndpoint,
    private readonly loadVendor: () => Promise<SdkVendor>,
    key: string | null,
  ) {
    this.#key = key;
  }

  async ask(question: ModelQuestion, signal: AbortSignal): Promise<Asked> {
    signal.throwIfAborted();
    const vendor = await this.openVendor();
    const came: { asked: Asked | null; failure: unknown } = { asked: null, failure: null };
    const model = vendor.openModel(async (input, init) => {
      try {
        const sent = typeof init?.body === "string" ? init.body : "";
        refuseDroppedSettings(question, vendor.readSent(JSON.parse(sent)), this.endpoint);
        const headers = Object.fromEntries(new Headers(init?.headers));
        came.asked = await this.send({ url: String(input), headers, body: sent }, signal);
      } catch (failure) {
        came.failure = failure;
      }
      throw new RequestSent();
    });
    await Promise.resolve(model.doGenerate(toCallOptions(question))).catch(() => {});
    signal.throwIfAborted();
    if (came.asked !== null) return came.asked;
    if (came.failure instanceof DomainError) throw came.failure;
    const { kind, model: name } = this.endpoint;
    throw new DomainError(
      "environment",
      `no request could be made to ${kind} for ${name}: check base_url, and the key for characters that no header may hold`,
    );
  }

  private openVendor(): Promise<SdkVendor> {
    this.vendor ??= this.loadVendor();
    return this.vendor;
  }

  private async send(
    outgoing: { url: string; headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ): Promise<Asked> {
    const startMs = performance.now();
    const came = await exchange(outgoing, replyLimits(this.endpoint), signal);
    return this.toAsked(came, Math.round(performance.now() - startMs));
  }

  private toAsked(came: Exchange, latencyMs: number): Asked {
    if (came.kind !== "received") {
      return { kind: "failed", fault: came.kind, raw: null, retryAfterMs: null, latencyMs };
    }
    const raw = { status: came.status, body: redactKey(came.body, this.#key), latencyMs };
    const fault = classifyStatus(came.status);
    if (fault === null) return { kind: "replied", raw };
    const retryAfterMs = readRetryAfter(came.retryAfter, Date.now());
    return { kind: "failed", fault, raw, retryAfterMs, latencyMs };
  }

  async read(raw: RawReply): Promise<ModelAnswer> {
    if (classifyStatus(raw.status) !== null) throw malformed();
    const { result, facts } = await this.parse(raw).catch(() => {
      throw malformed();
    });
    if (!facts.answers) throw malformed();
    const answer = toModelAnswer(result, facts.build);
    if (answer.build !== null && !isExpectedModel(this.endpoint, answer.build)) {
      throw new UnusableReply(
        "wrong-model",
        `${this.endpoint.model} was asked, and ${JSON.stringify(answer.build)} answered: correct model, or state reported_as`,
      );
    }
    return answer;
  }

  private async parse(raw: RawReply) {
    let served = false;
    const vendor = await this.openVendor();
    const model = vendor.openModel(async () => {
      // A reply that makes the SDK ask again is not one that can be read.
      if (served) throw new RequestSent();
      served = true;
      const headers = { "content-type": "application/json" };
      return new Response(new Uint8Array(raw.body), { status: 200, headers });
    });
    const result = await model.doGenerate(toCallOptions(anyQuestion));
    return {
      result,
      facts: vendor.readFacts(result.response?.body, result.response?.modelId),
    };
  }
}

function malformed(): UnusableReply {
  return new UnusableReply("malformed-reply", "the reply is cut off or of another form");
}

/** Parsing replies needs a question; which, makes no difference. */
const anyQuestion: ModelQuestion = {
  taskKey: "",
  candidateIndex: 0,
  prompt: "-",
  systemPrompt: null,
  temperature: null,
  topP: null,
  maxTokens: null,
  seed: null,
};

function toCallOptions(question: ModelQuestion) {
  const { prompt, systemPrompt, temperature, topP, maxTokens, seed } = question;
  const system = { role: "system" as const, content: systemPrompt ?? "" };
  const user = { role: "user" as const, content: [{ type: "text" as const, text: prompt }] };
  return {
    prompt: systemPrompt === null ? [user] : [system, user],
    ...(temperature === null ? {} : { temperature: Number(temperature) }),
    ...(topP === null ? {} : { topP: Number(topP) }),
    ...(maxTokens === null ? {} : { maxOutputTokens: maxTokens }),
    ...(seed === null ? {} : { seed }),
  };
}
