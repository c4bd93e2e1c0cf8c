import { DomainError } from "../../lib/core/errors";
import {
  type CycleEstimate,
  estimateCycle,
  type ModelEstimate,
  type ModelToAsk,
} from "../../lib/core/spending/estimate-cycle";
import { isMore, parseExact } from "../../lib/core/spending/exact-decimal";
import type { CommandContext } from "./command-context";
import { formatTable } from "./format-table";
import { listQuestionsToAsk } from "./list-questions-to-ask";
import { wordTime } from "./word-time";

interface Options {
  week: string;
  models?: string[];
  pool?: string;
}

/**
 * Says what a week still has to ask, what that would cost and how long it would take. Asks nobody and
 * writes nothing.
 * @throws DomainError not-found for a slug that would not be asked.
 */
export async function describeDryCost(context: CommandContext, options: Options): Promise<void> {
  const asked = select(await listQuestionsToAsk(await context.database(), options), options.models);
  const estimate = estimateCycle(asked);
  const text = [
    formatTable(estimate.models.map(toRow), "no registered model says where it is asked"),
    ...estimate.models.flatMap((model) => describeCap(model, asked)),
    ...describeTotals(estimate),
  ].join("\n");
  context.output.result({ cycle: options.week, ...estimate }, text);
}

function select(asked: ModelToAsk[], slugs: readonly string[] | undefined): ModelToAsk[] {
  if (slugs === undefined) return asked;
  const unknown = slugs.filter((slug) => !asked.some((model) => model.slug === slug));
  if (unknown.length > 0) {
    throw new DomainError(
      "not-found",
      `${unknown.join(", ")}: not asked by this cycle: see model list`,
    );
  }
  return asked.filter(({ slug }) => slugs.includes(slug));
}

function toRow({
  model,
  questions,
  promptTokens,
  completionTokens,
  cost,
  durationMs,
}: ModelEstimate) {
  return {
    model,
    questions,
    promptTokens,
    completionTokens,
    cost: cost === null ? null : `${cost.expected} ${cost.currency}`,
    atMost: cost === null ? null : `${cost.atMost} ${cost.currency}`,
    time: wordTime(Math.ceil(durationMs / 1000)),
  };
}

function describeCap({ model, cost }: ModelEstimate, asked: readonly ModelToAsk[]): string[] {
  const cap = asked.find(({ slug }) => slug === model)?.endpoint.spendingCap;
  if (cost === null || cap === undefined || !isMore(parseExact(cost.expected), parseExact(cap))) {
    return [];
  }
  return [`${model}: its cap of ${cap} ${cost.currency} would end it before its last question`];
}

function describeTotals({ models, totals, durationMs }: CycleEstimate): string[] {
  const unpriced = models.filter(({ cost }) => cost === null).map(({ model }) => model);
  const time = wordTime(Math.ceil(durationMs / 1000));
  return [
    ...totals.map(
      ({ currency, expected, atMost }) =>
        `about ${expected} ${currency} in all, and at most ${atMost} beside attempts that fail`,
    ),
    ...(unpriced.length === 0 ? [] : [`no price is known of ${unpriced.join(", ")}`]),
    `asking takes about ${time}, all providers at the same time; nobody was asked`,
  ];
}
