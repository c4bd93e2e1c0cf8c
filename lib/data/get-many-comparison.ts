import "server-only";
import type { Comparison } from "../contracts/comparison";
import type { ManyComparison, PairOfMany, RefusedPair } from "../contracts/many-comparison";
import { correctShownPairs } from "../core/comparison/correct-shown-pairs";
import { DomainError } from "../core/errors";
import { getComparison } from "./get-comparison";
import { loadComparedSlices } from "./load-compared-slices";

interface ManyQuery {
  suite: string;
  /** Three or four, all different. */
  slugs: readonly string[];
  cycle?: string | undefined;
  k?: number | undefined;
}

export type ManyAnswer =
  | { kind: "compared"; comparison: ManyComparison }
  | { kind: "refused"; suite: { id: string; title: string }; pairs: RefusedPair[] };

interface PlacedComparison {
  a: number;
  b: number;
  comparison: Comparison;
}

/**
 * Compares several models of one board, every two of them as `getComparison` does. Refused as soon as one
 * pair may not be compared. Null when there is no such suite or cycle.
 * @throws DomainError bad-input for one model twice, and otherwise as getComparison does.
 */
export async function getManyComparison(query: ManyQuery): Promise<ManyAnswer | null> {
  const { slugs, ...board } = query;
  if (new Set(slugs).size < slugs.length) {
    throw new DomainError("bad-input", "a, b, c and d name one model twice; give different ones");
  }
  const compared: PlacedComparison[] = [];
  const refused: RefusedPair[] = [];
  let suite = { id: board.suite, title: board.suite };
  for (const [i, a] of slugs.entries()) {
    for (const [j, b] of slugs.entries()) {
      if (j <= i) continue;
      const answer = await getComparison({ ...board, a, b });
      if (answer === null) return null;
      if (answer.kind === "compared") {
        compared.push({ a: i, b: j, comparison: answer.comparison });
      } else {
        const { refusal } = answer;
        suite = { id: refusal.suite.id, title: refusal.suite.title };
        refused.push({
          names: [refusal.a.row.model.name, refusal.b.row.model.name],
          slugs: [a, b],
          fields: refusal.fields.filter(({ verdict }) => verdict === "refuse"),
        });
      }
    }
  }
  if (refused.length > 0) return { kind: "refused", suite, pairs: refused };
  return toAnswer(compared);
}

async function toAnswer(compared: readonly PlacedComparison[]): Promise<ManyAnswer | null> {
  const [first] = compared;
  if (first === undefined) return null;
  const { suite, cycle, k } = first.comparison;
  // The pairs of the first model name every other one.
  const own = compared.filter(({ a }) => a === 0).map(({ comparison }) => comparison);
  const models = [first.comparison.a, ...own.map(({ b }) => b)];
  const isPaired = compared.every(({ comparison }) => comparison.paired !== null);
  const comparison: ManyComparison = {
    ...{ suite, cycle, k, models },
    pairs: toPairs(compared),
    tasks: isPaired ? joinTasks(own) : [],
    slices: isPaired ? await loadComparedSlices(models, joinSlices(own), k) : [],
  };
  return { kind: "compared", comparison };
}

function toPairs(compared: readonly PlacedComparison[]): PairOfMany[] {
  const corrected = correctShownPairs(
    compared.map(({ comparison }) => comparison.paired?.test.p ?? null),
  );
  return compared.map(({ a, b, comparison }, place) => ({
    ...{ a, b },
    paired: comparison.paired,
    unpairedBecause: comparison.unpairedBecause,
    pHolm: corrected[place]?.pHolm ?? null,
    verdict: corrected[place]?.verdict ?? null,
    discordance: comparison.paired?.planned?.discordance ?? null,
  }));
}

/** A task that one of the pairs lacks can't be shown for all. */
function joinTasks(own: readonly Comparison[]): ManyComparison["tasks"] {
  const [first, ...others] = own;
  const rest = others.map(({ tasks }) => new Map(tasks.map(({ taskId, b }) => [taskId, b])));
  return (first?.tasks ?? []).flatMap(({ taskId, a, b }) => {
    const counts = rest.map((tasks) => tasks.get(taskId));
    const known = counts.filter((count) => count !== undefined);
    return known.length < counts.length ? [] : [{ taskId, counts: [a, b, ...known] }];
  });
}

function joinSlices(
  own: readonly Comparison[],
): Omit<ManyComparison["slices"][number], "scores">[] {
  const [first, ...others] = own;
  return (first?.slices ?? []).map(({ dimension, value, tasks, passedA, passedB }) => {
    const passed = others.map(
      ({ slices }) =>
        slices.find((slice) => slice.dimension === dimension && slice.value === value)?.passedB ??
        null,
    );
    return { dimension, value, tasks, passed: [passedA, passedB, ...passed] };
  });
}
