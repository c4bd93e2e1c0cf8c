import type { ModelPrices } from "../model/model-description";
import type { ProviderFault } from "../ports/model-provider";
import type { AnswerCost } from "./cost-answer";
import { costAtMost, type PricedQuestion } from "./cost-at-most";
import {
  addExact,
  type ExactDecimal,
  isMore,
  parseExact,
  printExact,
  subtractExact,
  zero,
} from "./exact-decimal";
import type { SpendingCap } from "./spending-cap";

/** What a cycle has cost so far, by model and currency. */
export interface Spending {
  model: string;
  currency: string;
  amount: string;
}

export interface GuardedModel {
  slug: string;
  prices: ModelPrices | null;
  /** For one cycle, in the currency of the prices; null: none is set. */
  cap: string | null;
  /** Costs nothing whatever it answers: a file, a program, a baseline. */
  free: boolean;
}

/** What a question that may be asked holds back, until its cost is known. */
export interface Reservation {
  atMost: ExactDecimal;
}

/** `cost` is null where the answer came without the tokens that a cost is made of. */
export type AttemptOutcome =
  | { kind: "answered"; cost: AnswerCost | null }
  | { kind: "failed"; fault: ProviderFault };

/** Faults behind which a provider may have made an answer. */
const mayBeBilled: ReadonlySet<ProviderFault> = new Set([
  "timed-out",
  "connection-lost",
  "malformed-reply",
  "too-large",
  "wrong-model",
]);

export type SpendingDecision =
  | { kind: "ask"; reservation: Reservation }
  | { kind: "stop"; reason: string };

/**
 * Keeps a model's spending below its cap and its cycle's: a question is asked only while what is spent,
 * what the questions under way may cost at most, and what it may cost itself, fit together. So a cap is
 * reached from below, and never passed by answers that were under way. It counts its own model's answers
 * itself: only one worker asks a model at a time. Of other models it knows what they have spent, not what
 * they have under way. What an attempt cost that failed nobody says: where its provider may have worked for
 * it, it counts with the most that it may have cost, for as long as this guard lasts.
 */
export class SpendingGuard {
  private spent: ExactDecimal;
  private open = zero;
  private uncounted = false;

  /** @param spent what the cycle has cost so far */
  constructor(
    private readonly model: GuardedModel,
    private readonly cycleCap: SpendingCap | null,
    spent: readonly Spending[],
  ) {
    const own = spent.filter((entry) => entry.model === model.slug);
    this.spent = sum(own, model.prices?.currency);
  }

  /** Whether what other models spend makes a difference. */
  get watchesOthers(): boolean {
    return this.isBounded && this.cycleCap !== null;
  }

  /** @param spent what the cycle has cost so far, where watchesOthers */
  decide(question: PricedQuestion, spent: readonly Spending[]): SpendingDecision {
    const { prices, cap } = this.model;
    if (!this.isBounded) return { kind: "ask", reservation: { atMost: zero } };
    if (prices === null)
      return stop(
        `${this.model.slug} has no prices to count against the cap: state them, 0 where it is free`,
      );
    const uncountable = this.whyUncountable(prices);
    if (uncountable !== null) return stop(uncountable);
    const atMost = costAtMost(question, prices);
    const others = spent.filter((entry) => entry.model !== this.model.slug);
    const together = addExact(this.spent, sum(others, prices.currency));
    const reason =
      this.whyOver("the model's cap", cap, this.spent, atMost) ??
      this.whyOver("the cycle's cap", this.cycleCap?.amount ?? null, together, atMost);
    if (reason !== null) return stop(`${reason} ${prices.currency}`);
    this.open = addExact(this.open, atMost);
    return { kind: "ask", reservation: { atMost } };
  }

  /** Gives back what a question held, once its answer is stored or it failed; null: it was never sent. */
  settle({ atMost }: Reservation, outcome: AttemptOutcome | null): void {
    this.open = subtractExact(this.open, atMost);
    if (outcome?.kind === "failed" && mayBeBilled.has(outcome.fault)) {
      this.spent = addExact(this.spent, atMost);
    }
    if (outcome?.kind !== "answered") return;
    if (outcome.cost === null) this.uncounted = true;
    else this.spent = addExact(this.spent, parseExact(outcome.cost.amount));
  }

  private get isBounded(): boolean {
    return !this.model.free && (this.model.cap !== null || this.cycleCap !== null);
  }

  private whyUncountable({ currency }: ModelPrices): string | null {
    const { slug } = this.model;
    if (this.cycleCap !== null && this.cycleCap.currency !== currency) {
      return `${slug} is priced in ${currency}, and the cycle's cap is in ${this.cycleCap.currency}`;
    }
    return this.uncounted ? `${slug} answers without its tokens, so no cap can be kept` : null;
  }

  private whyOver(
    what: string,
    cap: string | null,
    spent: ExactDecimal,
    atMost: ExactDecimal,
  ): string | null {
    if (cap === null) return null;
    const together = addExact(addExact(spent, this.open), atMost);
    if (!isMore(together, parseExact(cap))) return null;
    return `${what} of ${cap} is reached: ${printExact(spent)} are spent, and the next answer may cost ${printExact(atMost)}`;
  }
}

function stop(reason: string): SpendingDecision {
  return { kind: "stop", reason };
}

function sum(spent: readonly Spending[], currency: string | undefined): ExactDecimal {
  return spent
    .filter((entry) => entry.currency === currency)
    .reduce((total, { amount }) => addExact(total, parseExact(amount)), zero);
}
