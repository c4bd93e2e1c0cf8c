import {
  type DimensionWeights,
  equalMix,
  largestWeight,
  type MixWeights,
  mixValue,
} from "../../lib/core/mix/mix-weights";
import { type ScopeDimension, scopeDimensions } from "../../lib/core/outcomes/board-scope";
import type { OutcomeScope } from "../../lib/core/pairs/outcome-scope";
import { toPlainDecimal } from "../format/to-plain-decimal";

/** What a reader asks of a board: the mix, and what a model may cost and take at most. */
export interface MixQuestion {
  mix: MixWeights;
  /** In the currency of the board's prices, for a passed task; null: no limit. */
  budget: number | null;
  /** Median time of an answer, milliseconds; null: no limit. */
  answerMs: number | null;
}

export const plainQuestion: MixQuestion = { mix: equalMix, budget: null, answerMs: null };

/** The values that a suite's tasks have, by dimension; a single one can't be weighed. */
export type MixValues = { readonly [D in ScopeDimension]: readonly string[] };

/** The values of each dimension in the order of the cells. */
export function listMixValues(cells: readonly OutcomeScope[]): MixValues {
  const valuesOf = (dimension: ScopeDimension) => [
    ...new Set(cells.map((cell) => mixValue(cell, dimension))),
  ];
  return {
    category: valuesOf("category"),
    tier: valuesOf("tier"),
    language: valuesOf("language"),
  };
}

/**
 * Reads an address, such as `category=bug-fixing:3,refactoring&language=python&budget=0.5`. Values
 * without a number have weight 1, values that aren't named 0, so `tier=1:0` counts no task at all; a
 * dimension that isn't named isn't weighed. What names nothing of this board is left out and listed, as `name=value`.
 */
export function readMixQuestion(
  query: string,
  values: MixValues,
): { question: MixQuestion; ignored: string[] } {
  const asked = new URLSearchParams(query);
  const ignored: string[] = [];
  const mix = Object.fromEntries(
    scopeDimensions.map((dimension) => [
      dimension,
      readWeights(asked.get(dimension), { dimension, known: values[dimension], ignored }),
    ]),
  ) as MixWeights; // the dimensions are its keys
  return {
    question: {
      mix,
      budget: readLimit("budget", asked, ignored),
      answerMs: readLimit("answer", asked, ignored),
    },
    ignored,
  };
}

interface ReadPlan {
  dimension: ScopeDimension;
  known: readonly string[];
  ignored: string[];
}

function readWeights(
  text: string | null,
  { dimension, known, ignored }: ReadPlan,
): DimensionWeights | null {
  const weights: Record<string, number> = {};
  for (const term of (text ?? "").split(",").filter(Boolean)) {
    const [value = "", number = "1"] = term.split(":");
    const isWeight = /^[0-9]$/.test(number) && Number(number) <= largestWeight;
    if (isWeight && known.includes(value)) weights[value] = Number(number);
    else ignored.push(`${dimension}=${term.slice(0, 80)}`);
  }
  return Object.keys(weights).length > 0 ? weights : null;
}

function readLimit(name: string, asked: URLSearchParams, ignored: string[]): number | null {
  const text = asked.get(name);
  if (text === null || text === "") return null;
  const limit = /^\d{1,9}(\.\d+)?$/.test(text) ? toLimit(text) : null;
  if (limit !== null) return limit;
  ignored.push(`${name}=${text.slice(0, 80)}`);
  return null;
}

/** The limit that a text sets; null for none: nobody costs or takes nothing, so 0 is none. */
export function toLimit(text: string): number | null {
  const number = Number(text);
  return number > 0 && number < 1e9 ? number : null;
}

/** The address's query for another question; whatever else it asks for stays. */
export function writeMixQuestion(query: string, { mix, budget, answerMs }: MixQuestion): string {
  const asked = new URLSearchParams(query);
  const terms: string[] = [];
  for (const dimension of scopeDimensions) {
    asked.delete(dimension);
    const text = writeWeights(mix[dimension]);
    if (text !== "") terms.push(`${dimension}=${text}`);
  }
  for (const [name, limit] of [["budget", budget] as const, ["answer", answerMs] as const]) {
    asked.delete(name);
    if (limit !== null) terms.push(`${name}=${toPlainDecimal(limit)}`);
  }
  // By hand, so that colons and commas stay readable; slugs and numbers need no escape.
  return [...terms, asked.toString()].filter(Boolean).join("&");
}

/** Values of weight 0 go without saying, unless there are no others: none named is a dimension not weighed. */
function writeWeights(weights: DimensionWeights | null): string {
  const all = Object.entries(weights ?? {});
  const counted = all.filter(([, weight]) => weight > 0);
  return (counted.length > 0 ? counted : all)
    .map(([value, weight]) => (weight === 1 ? value : `${value}:${weight}`))
    .join(",");
}

/** Another weight of one value; a dimension whose values all count once isn't weighed any more. */
export function changeWeight(
  mix: MixWeights,
  { dimension, value, weight }: { dimension: ScopeDimension; value: string; weight: number },
  values: MixValues,
): MixWeights {
  const before = mix[dimension];
  const own = Object.fromEntries(
    values[dimension].map((each) => [each, before === null ? 1 : (before[each] ?? 0)]),
  );
  own[value] = weight;
  const isPlain = Object.values(own).every((each) => each === 1);
  return { ...mix, [dimension]: isPlain ? null : own };
}

export function weightOf(mix: MixWeights, dimension: ScopeDimension, value: string): number {
  const weights = mix[dimension];
  return weights === null ? 1 : (weights[value] ?? 0);
}

export function isSameMix(a: MixWeights, b: MixWeights): boolean {
  return scopeDimensions.every((dimension) => keyOf(a[dimension]) === keyOf(b[dimension]));
}

/** The same for weights that count the same; null where nothing is weighed, which isn't the same as all 0. */
function keyOf(weights: DimensionWeights | null): string | null {
  if (weights === null) return null;
  const counted = Object.entries(weights).filter(([, weight]) => weight > 0);
  return JSON.stringify(counted.sort(([a], [b]) => (a < b ? -1 : 1)));
}
