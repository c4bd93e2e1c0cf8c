import { z } from "zod";
import {
  type Asked,
  finishReasons,
  type ModelAnswer,
  type ModelProvider,
  type ModelQuestion,
  type RawReply,
  UnusableReply,
} from "../../../lib/core/ports/model-provider";
import type {
  ReadCompletions,
  ReplayedCompletion,
} from "../../../lib/core/ports/replayed-completion";

const replySchema = z.object({
  completion: z.string(),
  finishReason: z.string().nullable(),
  promptTokens: z.number().nullable(),
  completionTokens: z.number().nullable(),
});

/** Answers from a completions file, by task and candidate. What it does not hold is refused. */
export class ReplayProvider implements ModelProvider {
  private loading: Promise<ReadonlyMap<string, ReplayedCompletion>> | undefined;

  constructor(
    private readonly file: string,
    private readonly readCompletions: ReadCompletions,
  ) {}

  /** @throws DomainError bad-input naming file, line and field. */
  async ask({ taskKey, candidateIndex }: ModelQuestion, signal: AbortSignal): Promise<Asked> {
    signal.throwIfAborted();
    this.loading ??= this.load();
    const line = (await this.loading).get(nameOf(taskKey, candidateIndex));
    if (line === undefined) {
      const nothing = { raw: null, retryAfterMs: null, latencyMs: 0 };
      return { kind: "failed", fault: "refused-request", ...nothing };
    }
    const { completion, finishReason, promptTokens, completionTokens } = line;
    const reply = { completion, finishReason, promptTokens, completionTokens };
    const body = Buffer.from(JSON.stringify(reply));
    return { kind: "replied", raw: { status: 200, body, latencyMs: line.latencyMs ?? 0 } };
  }

  read({ body }: RawReply): ModelAnswer {
    const reply = replySchema.safeParse(parseJson(body)).data;
    if (reply === undefined) throw new UnusableReply("malformed-reply", "it is no replayed line");
    const { completion: text, promptTokens, completionTokens } = reply;
    const known = finishReasons.find((reason) => reason === reply.finishReason);
    const finishReason = reply.finishReason === null ? null : (known ?? "other");
    return { text, build: null, finishReason, promptTokens, completionTokens };
  }

  private async load(): Promise<ReadonlyMap<string, ReplayedCompletion>> {
    const lines = await this.readCompletions(this.file);
    return new Map(lines.map((line) => [nameOf(line.taskKey, line.candidateIndex), line]));
  }
}

function nameOf(taskKey: string, candidateIndex: number): string {
  return `${taskKey}\0${candidateIndex}`;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return null;
  }
}
