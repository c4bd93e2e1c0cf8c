import { setTimeout as sleep } from "node:timers/promises";
import { estimateTokens } from "../../lib/core/asking/estimate-tokens";
import { planRetry } from "../../lib/core/asking/plan-retry";
import type { ModelAnswer, ProviderFault } from "../../lib/core/ports/model-provider";
import type { Spending, SpendingGuard } from "../../lib/core/spending/spending-guard";
import { mapConcurrently } from "../jobs/map-concurrently";
import type { RateLimiter } from "../providers/rate-limiter";
import { type AskedModel, type AttemptResult, askQuestion } from "./ask-question";
import type { AskingPorts } from "./engine-ports";
import type { OpenQuestion } from "./list-open-questions";
import { Reservations } from "./reservations";

/** What paces a model's questions and bounds what they cost. */
export interface AskingLimits {
  limiter: RateLimiter;
  /** Questions that are under way at once, those that wait for their next attempt too. */
  concurrency: number;
  guard: SpendingGuard;
  /** What the cycle has cost so far, by model. */
  listSpending(): Promise<readonly Spending[]>;
  /** Told when a question is answered or given up. */
  onSettled?(): void;
}

export interface AskingResult {
  answered: number;
  /** Questions whose attempts are used up for this round. */
  givenUp: number;
  /** Why the rest was not asked; null where every question was. */
  stopped: string | null;
}

/** So many attempts in a row that end like this end the round: each would end the same, and take as long. */
const attemptsUntilDown = 20;
const faultsOfDownModels: readonly ProviderFault[] = [
  "unreachable",
  "refused-request",
  "timed-out",
  "malformed-reply",
  "wrong-model",
];

/**
 * Asks questions until each has an answer or its attempts are used up. Told to stop, it waits for the
 * replies that are under way, which are paid for, and asks nothing new.
 * @param stopping aborts when this worker is to end
 */
export async function askQuestions(
  ports: AskingPorts,
  model: AskedModel,
  limits: AskingLimits,
  questions: readonly OpenQuestion[],
  stopping: AbortSignal,
): Promise<AskingResult> {
  const round = new Round(ports, model, limits, stopping);
  await mapConcurrently(questions, limits.concurrency, async (question) => {
    try {
      await round.settle(question);
      limits.onSettled?.();
    } catch (cause) {
      if (!isAbort(cause, stopping)) throw cause;
    }
  });
  return round.result;
}

/** What the questions of one batch have in common. */
class Round {
  readonly result: AskingResult = { answered: 0, givenUp: 0, stopped: null };
  private readonly reservations: Reservations;
  private failedInRow = 0;

  constructor(
    private readonly ports: AskingPorts,
    private readonly model: AskedModel,
    private readonly limits: AskingLimits,
    private readonly stopping: AbortSignal,
  ) {
    this.reservations = new Reservations(limits);
  }

  /** Asks one question until it is answered, given up, or nothing may be asked any more. */
  async settle(question: OpenQuestion): Promise<void> {
    let open: OpenQuestion | null = question;
    while (open !== null && this.mayAsk()) {
      const asked: OpenQuestion = open;
      const attempt = await this.reservations.within(this.model.toQuestion(asked), () =>
        attemptOnce(this.ports, this.model, this.limits.limiter, asked, this.stopping),
      );
      if (attempt.kind === "refused") this.result.stopped ??= attempt.reason;
      if (attempt.kind === "answered") {
        this.failedInRow = 0;
        this.result.answered += 1;
      }
      open = attempt.kind === "failed" ? await this.waitForRetry(asked, attempt) : null;
    }
  }

  private mayAsk(): boolean {
    if (this.failedInRow >= attemptsUntilDown) this.result.stopped ??= "the model is down";
    return !this.stopping.aborted && this.result.stopped === null;
  }

  /** Waits as long as the fault asks for; null where the question's attempts are used up. */
  private async waitForRetry(
    open: OpenQuestion,
    { fault, retryAfterMs, attempt }: Extract<AttemptResult, { kind: "failed" }>,
  ): Promise<OpenQuestion | null> {
    this.failedInRow = faultsOfDownModels.includes(fault) ? this.failedInRow + 1 : 0;
    const faults = [...open.faults, fault];
    const plan = planRetry({ fault, retryAfterMs, attempt: faults.length }, this.ports.chance());
    if (plan.kind === "give-up") {
      this.result.givenUp += 1;
      return null;
    }
    // Who met a limit met it for all questions of the account.
    if (fault === "rate-limited") this.limits.limiter.pause(plan.waitMs);
    else await sleep(plan.waitMs, undefined, { signal: this.stopping });
    return { ...open, attempts: attempt, faults, unread: null };
  }
}

async function attemptOnce(
  ports: AskingPorts,
  model: AskedModel,
  limiter: RateLimiter,
  open: OpenQuestion,
  stopping: AbortSignal,
): Promise<AttemptResult> {
  // Not aborted by `stopping`: a question that was sent is paid for, and its own limit ends it.
  const sent = new AbortController().signal;
  if (open.unread !== null) return askQuestion(ports, model, open, sent);
  const admission = await limiter.admit(estimateTokens(model.toQuestion(open)), stopping);
  let used: number | null = null;
  try {
    const attempt = await askQuestion(ports, model, open, sent);
    if (attempt.kind === "answered") used = countTokens(attempt.answer);
    return attempt;
  } finally {
    admission.release(used);
  }
}

function countTokens({ promptTokens, completionTokens }: ModelAnswer): number | null {
  if (promptTokens === null || completionTokens === null) return null;
  return promptTokens + completionTokens;
}

function isAbort(cause: unknown, { aborted, reason }: AbortSignal): boolean {
  if (!aborted) return false;
  return cause === reason || (cause instanceof Error && cause.name === "AbortError");
}
