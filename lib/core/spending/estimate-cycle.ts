import { estimateTokenCounts } from "../asking/estimate-tokens";
import type { ModelPrices } from "../model/model-description";
import type { ModelEndpoint } from "../model/model-endpoint";
import { providerKey, strictestLimits } from "../model/provider-limits";
import { costTokens } from "../scoring/token-cost";
import { costAtMost, type PricedQuestion } from "./cost-at-most";
import { addExact, type ExactDecimal, parseExact, printExact, zero } from "./exact-decimal";

/** Means of a model's earlier answers. */
export interface ObservedAnswers {
  completionTokens: number;
  latencyMs: number;
}

export interface ModelToAsk {
  slug: string;
  endpoint: ModelEndpoint;
  prices: ModelPrices | null;
  /** Those that have no answer yet. */
  questions: readonly PricedQuestion[];
  /** Null where it never answered here. */
  observed: ObservedAnswers | null;
}

export interface ModelEstimate {
  model: string;
  questions: number;
  promptTokens: number;
  completionTokens: number;
  /** Null where no prices are stated. `atMost`: no answers can cost more, attempts that fail apart. */
  cost: { currency: string; expected: string; atMost: string } | null;
  durationMs: number;
}

export interface CycleEstimate {
  models: ModelEstimate[];
  /** One a currency. */
  totals: { currency: string; expected: string; atMost: string }[];
  /** Of asking alone: providers are asked at the same time. */
  durationMs: number;
}

const minuteMs = 60_000;
/** Of a model that never answered here. */
const usualLatencyMs = 15_000;

/** What asking all these questions would cost and how long it would take. Nobody is asked. */
export function estimateCycle(models: readonly ModelToAsk[]): CycleEstimate {
  const estimates = models.map(estimateModel);
  const providers = Map.groupBy(models, ({ endpoint }) => providerKey(endpoint));
  const durations = [...providers.values()].map(estimateDurationMs);
  return {
    models: estimates,
    totals: totalCosts(estimates),
    durationMs: Math.max(0, ...durations),
  };
}

function estimateModel(model: ModelToAsk): ModelEstimate {
  const { slug, questions } = model;
  const tokens = countTokens(model);
  return {
    model: slug,
    questions: questions.length,
    promptTokens: tokens.prompt,
    completionTokens: tokens.completion,
    cost: estimateCost(model, tokens),
    durationMs: estimateDurationMs([model]),
  };
}

interface Tokens {
  prompt: number;
  completion: number;
}

function countTokens({ questions, observed }: ModelToAsk): Tokens {
  const counts = questions.map(estimateTokenCounts);
  const prompt = counts.reduce((sum, count) => sum + count.prompt, 0);
  const completion = observed
    ? Math.ceil(observed.completionTokens * questions.length)
    : counts.reduce((sum, count) => sum + count.completion, 0);
  return { prompt, completion };
}

function estimateCost({ prices, questions }: ModelToAsk, tokens: Tokens): ModelEstimate["cost"] {
  if (prices === null) return null;
  const atMost = questions.reduce(
    (sum, question) => addExact(sum, costAtMost(question, prices)),
    zero,
  );
  return {
    currency: prices.currency,
    expected: costTokens(tokens, prices, 0).total,
    atMost: printExact(atMost),
  };
}

/** Of models that share one provider's limits: what binds is the slowest of the three. */
function estimateDurationMs(models: readonly ModelToAsk[]): number {
  const limits = strictestLimits(models.map(({ endpoint }) => endpoint));
  const tokens = models
    .map(countTokens)
    .reduce((sum, { prompt, completion }) => sum + prompt + completion, 0);
  const requests = models.reduce((sum, { questions }) => sum + questions.length, 0);
  const latencyMs = models.reduce(
    (sum, model) => sum + model.questions.length * latencyOf(model),
    0,
  );
  const perMinute = (count: number, limit: number | null) =>
    limit === null ? 0 : (count / limit) * minuteMs;
  return Math.ceil(
    Math.max(
      latencyMs / limits.concurrency,
      perMinute(requests, limits.requestsPerMinute),
      perMinute(tokens, limits.tokensPerMinute),
    ),
  );
}

function latencyOf({ endpoint, observed }: ModelToAsk): number {
  if (endpoint.kind === "baseline" || endpoint.kind === "replay") return 0;
  return observed?.latencyMs ?? usualLatencyMs;
}

function totalCosts(estimates: readonly ModelEstimate[]): CycleEstimate["totals"] {
  const costs = estimates.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const byCurrency = [...Map.groupBy(costs, ({ currency }) => currency)];
  const total = (amounts: string[]) =>
    printExact(
      amounts.reduce<ExactDecimal>((sum, amount) => addExact(sum, parseExact(amount)), zero),
    );
  return byCurrency.map(([currency, entries]) => ({
    currency,
    expected: total(entries.map(({ expected }) => expected)),
    atMost: total(entries.map(({ atMost }) => atMost)),
  }));
}
