import fc from "fast-check";
import type { BoardOutcomes, ModelOutcomes } from "../core/pairs/board-outcomes";
import { languages, taskCategories, tiers } from "../core/vocabulary";

export interface TestedPair {
  outcomes: BoardOutcomes;
  a: ModelOutcomes;
  b: ModelOutcomes;
}

/** Two models by their passes of each task, every task with the same number of candidates. */
export function plainPair(passes: readonly (readonly [number, number])[], of = 1): TestedPair {
  const tasks = passes.map((_, index) => ({
    taskId: `task/${String(index).padStart(4, "0")}`,
    baseId: `base/${String(index).padStart(4, "0")}`,
    ...{ category: null, tier: null, language: null },
  }));
  const model = (slug: string, side: 0 | 1): ModelOutcomes => ({
    slug,
    passes: Uint16Array.from(passes, (pair) => pair[side]),
    candidates: Uint16Array.from(passes, () => of),
    first: Uint8Array.from(passes, (pair) => Number(pair[side] > 0)),
  });
  const [a, b] = [model("a", 0), model("b", 1)];
  return { outcomes: { tasks, models: [a, b] }, a, b };
}

interface PairLimits {
  fewestTasks?: number;
  /** From 3, so that pass@3 has a value, unless given. */
  mostCandidates?: number;
}

/** Any two models on any tasks, some of which share a base problem. */
export function arbitraryOutcomePair({ fewestTasks = 1, mostCandidates }: PairLimits = {}) {
  const candidates = fc.integer({ min: mostCandidates ?? 3, max: mostCandidates ?? 6 });
  const counts = candidates.chain((of) =>
    fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)),
  );
  const task = fc.record({
    base: fc.integer({ min: 0, max: 200 }),
    category: fc.constantFrom(...taskCategories.slice(0, 2)),
    tier: fc.constantFrom(...tiers),
    language: fc.constantFrom(...languages.slice(0, 2)),
    a: counts,
    b: counts,
  });
  return fc.array(task, { minLength: fewestTasks, maxLength: fewestTasks + 60 }).map((drawn) => {
    const tasks = drawn.map(({ base, category, tier, language }, index) => ({
      taskId: `task/${String(index).padStart(4, "0")}`,
      baseId: `base/${String(base).padStart(4, "0")}`,
      ...{ category, tier, language },
    }));
    const model = (slug: "a" | "b"): ModelOutcomes => ({
      slug,
      passes: Uint16Array.from(drawn, (entry) => entry[slug][0]),
      candidates: Uint16Array.from(drawn, (entry) => entry[slug][1]),
      first: Uint8Array.from(drawn, (entry) => Number(entry[slug][0] > 0)),
    });
    const [a, b] = [model("a"), model("b")];
    return { outcomes: { tasks, models: [a, b] }, a, b };
  });
}
