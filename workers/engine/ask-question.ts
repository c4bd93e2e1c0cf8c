import { insertModelAnswer } from "../../db/repositories/insert-model-answer";
import { insertModelReply } from "../../db/repositories/insert-model-reply";
import { retryWhileAway } from "../../db/retry-while-away";
import { DomainError } from "../../lib/core/errors";
import {
  type ModelAnswer,
  type ModelProvider,
  type ModelQuestion,
  type ProviderFault,
  type RawReply,
  UnusableReply,
} from "../../lib/core/ports/model-provider";
import type { AnswerCost } from "../../lib/core/spending/cost-answer";
import type { AskingPorts } from "./engine-ports";
import type { OpenQuestion } from "./list-open-questions";

/** Rows name these objects, and no money brings a lost one back. */
const paidFor = { synced: true };

/** One model that is being asked, in a cycle or outside of any. */
export interface AskedModel {
  cycleId: number | null;
  modelId: number;
  provider: ModelProvider;
  toQuestion(open: OpenQuestion): ModelQuestion;
  priceAnswer(answer: ModelAnswer): AnswerCost | null;
}

export type AttemptResult =
  | { kind: "answered"; answer: ModelAnswer; cost: AnswerCost | null }
  /** `attempt`: the highest number that is taken now. */
  | { kind: "failed"; fault: ProviderFault; retryAfterMs: number | null; attempt: number };

/**
 * Makes one attempt at a question and stores it: the raw bytes as an object first, then the row that
 * names them, and only then is anything parsed. A reply that an ended worker stored and never parsed is
 * parsed instead of asked for again. Between the provider's last byte and the row, a worker that is
 * killed loses the reply, and the question is asked once more: as many as were open at that moment.
 */
export async function askQuestion(
  ports: AskingPorts,
  model: AskedModel,
  open: OpenQuestion,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const { unread } = open;
  if (unread !== null && unread.rawSha256 !== null) {
    const body = await ports.objects.get(unread.rawSha256);
    const raw = { status: unread.httpStatus ?? 0, body, latencyMs: unread.latencyMs };
    return readReply(ports, model, open, { replyId: unread.id, attempt: unread.attempt, raw });
  }
  const askedAt = ports.clock();
  const asked = await model.provider.ask(model.toQuestion(open), signal);
  const rawSha256 = asked.raw === null ? null : await ports.objects.put(asked.raw.body, paidFor);
  const attempt = open.attempts + 1;
  const latencyMs = asked.kind === "replied" ? asked.raw.latencyMs : asked.latencyMs;
  const row = {
    ...placeOf(model, open),
    attempt,
    kind: asked.kind,
    fault: asked.kind === "failed" ? asked.fault : null,
    httpStatus: asked.raw?.status ?? null,
    rawSha256,
    latencyMs: Math.round(latencyMs),
    askedAt,
  };
  // It is paid for: a database that is away for a moment must not cost it.
  const replyId = await retryWhileAway(() => insertModelReply(ports.db, row));
  if (asked.kind === "failed") {
    return { kind: "failed", fault: asked.fault, retryAfterMs: asked.retryAfterMs, attempt };
  }
  return readReply(ports, model, open, { replyId, attempt, raw: asked.raw });
}

/** Parses a stored reply; one that can't be used becomes an attempt of its own that failed. */
async function readReply(
  ports: AskingPorts,
  model: AskedModel,
  open: OpenQuestion,
  { replyId, attempt, raw }: { replyId: number; attempt: number; raw: RawReply },
): Promise<AttemptResult> {
  try {
    const answer = await model.provider.read(raw);
    const cost = model.priceAnswer(answer);
    const row = {
      replyId,
      completionSha256: await ports.objects.put(Buffer.from(answer.text, "utf8"), paidFor),
      build: answer.build === null ? null : storable(answer.build),
      finishReason: answer.finishReason,
      promptTokens: answer.promptTokens,
      completionTokens: answer.completionTokens,
      cost,
    };
    await retryWhileAway(() => insertModelAnswer(ports.db, row));
    return { kind: "answered", answer, cost };
  } catch (cause) {
    if (!(cause instanceof DomainError) || cause.code !== "bad-input") throw cause;
    const fault = cause instanceof UnusableReply ? cause.fault : "malformed-reply";
    await insertModelReply(ports.db, {
      ...placeOf(model, open),
      attempt: attempt + 1,
      kind: "failed",
      fault,
      httpStatus: null,
      rawSha256: null,
      latencyMs: 0,
      askedAt: ports.clock(),
    });
    return { kind: "failed", fault, retryAfterMs: null, attempt: attempt + 1 };
  }
}

function placeOf({ cycleId, modelId }: AskedModel, { task, candidateIndex }: OpenQuestion) {
  return { cycleId, modelId, taskId: task.id, candidateIndex };
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
function storable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}
