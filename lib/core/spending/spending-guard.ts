import type { ModelPrices } from "../model/model-description";
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

export type SpendingDecision =
  | { kind: "ask"; reservation: Reservation }
  | { kind: "stop"; reason: string };

/**
 * Keeps a model's spending below its cap and its cycle's: a question is asked only while what is spent,
 * what the questions under way may cost at most, and what it may cost itself, fit together. So a cap is
 * reached from below, and never passed by answers that were under way. Attempts that failed are not
 * counted, since nobody says what they cost.
 */
export class SpendingGuard {
  private open = zero;
  private uncounted = false;

  constructor(
    private readonly model: GuardedModel,
    private readonly cycleCap: SpendingCap | null,
  ) {}

  /** Whether spending has to be looked up at all. */
  get isBounded(): boolean {
    return !this.model.free && (this.model.cap !== null || this.cycleCap !== null);
  }

  /** @param spent what the whole cycle has cost so far */
  decide(question: PricedQuestion, spent: readonly Spending[]): SpendingDecision {
    const { prices, cap } = this.model;
    if (!this.isBounded) return { kind: "ask", reservation: { atMost: zero } };
    const uncountable = this.whyUncountable();
    if (uncountable !== null) return { kind: "stop", reason: uncountable };
    const atMost = prices === null ? zero : costAtMost(question, prices);
    const currency = prices?.currency ?? "";
    const own = spent.filter(({ model }) => model === this.model.slug);
    const reason =
      this.whyOver("the model's cap", cap, sum(own, currency), atMost) ??
      this.whyOver("the cycle's cap", this.cycleCap?.amount ?? null, sum(spent, currency), atMost);
    if (reason !== null) return { kind: "stop", reason: `${reason} ${currency}` };
    this.open = addExact(this.open, atMost);
    return { kind: "ask", reservation: { atMost } };
  }

  /**
   * Gives back what a question held, once its cost is stored or it failed.
   * @param counted false where an answer came without the tokens that a cost is made of
   */
  settle({ atMost }: Reservation, counted: boolean): void {
    this.open = subtractExact(this.open, atMost);
    if (!counted && this.isBounded) this.uncounted = true;
  }

  private whyUncountable(): string | null {
    const { prices, slug } = this.model;
    if (prices === null)
      return `${slug} has no prices to count against the cap: state them, 0 where it is free`;
    if (this.cycleCap !== null && this.cycleCap.currency !== prices.currency) {
      return `${slug} is priced in ${prices.currency}, and the cycle's cap is in ${this.cycleCap.currency}`;
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

function sum(spent: readonly Spending[], currency: string): ExactDecimal {
  return spent
    .filter((entry) => entry.currency === currency)
    .reduce((total, { amount }) => addExact(total, parseExact(amount)), zero);
}
