import type { PricedQuestion } from "../../lib/core/spending/cost-at-most";
import type { Reservation, Spending, SpendingGuard } from "../../lib/core/spending/spending-guard";
import type { AttemptResult } from "./ask-question";

interface Guarded {
  guard: SpendingGuard;
  listSpending(): Promise<readonly Spending[]>;
}

/**
 * What the questions under way hold back of a spending cap. A question that doesn't fit beside them waits
 * for one of them to end, which mostly costs less than it might have: only alone is it refused for good.
 */
export class Reservations {
  private held = 0;
  private freed = Promise.withResolvers<void>();

  constructor(private readonly limits: Guarded) {}

  /** Makes an attempt while what it may cost is held back; why it may not be made, where that stays so. */
  async within(
    question: PricedQuestion,
    attempt: () => Promise<AttemptResult>,
  ): Promise<AttemptResult | { kind: "refused"; reason: string }> {
    const reservation = await this.hold(question);
    if (typeof reservation === "string") return { kind: "refused", reason: reservation };
    let made: AttemptResult | null = null;
    try {
      made = await attempt();
      return made;
    } finally {
      this.limits.guard.settle(reservation, made);
      this.held -= 1;
      this.freed.resolve();
      this.freed = Promise.withResolvers<void>();
    }
  }

  private async hold(question: PricedQuestion): Promise<Reservation | string> {
    const { guard } = this.limits;
    for (;;) {
      const spending = guard.watchesOthers ? await this.limits.listSpending() : [];
      const decision = guard.decide(question, spending);
      if (decision.kind === "ask") {
        this.held += 1;
        return decision.reservation;
      }
      if (this.held === 0) return decision.reason;
      await this.freed.promise;
    }
  }
}
