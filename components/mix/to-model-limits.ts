import type { Board } from "../../lib/contracts/board";
import type { ModelLimits } from "./limit-rows";

/** What is known of a board's ranked models to hold against a reader's limits. */
export function toModelLimits(
  { rows }: Pick<Board, "rows">,
  times: Readonly<Record<string, { median: number }>>,
): ModelLimits {
  const priced = rows.flatMap(({ model, costPerPassed }) =>
    costPerPassed === null ? [] : [{ slug: model.slug, ...costPerPassed }],
  );
  const currencies = [...new Set(priced.map(({ currency }) => currency))];
  const [currency = null] = currencies.length === 1 ? currencies : [];
  return {
    currency,
    // Amounts of several currencies can't be held against one limit.
    costPerPassed: Object.fromEntries(
      currency === null ? [] : priced.map(({ slug, amount }) => [slug, Number(amount)]),
    ),
    answerMs: Object.fromEntries(Object.entries(times).map(([slug, { median }]) => [slug, median])),
  };
}
