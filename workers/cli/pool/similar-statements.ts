import type { Problem } from "../../importers/errorbar-pool/parse-problem";

const shingleWords = 4;
/** Two problems that share this part of their runs of four words are worth a look. */
const suspicious = 0.3;

export interface SimilarPair {
  bases: [string, string];
  /** Shared runs of four words as a part of all of both (Jaccard's index). */
  shared: number;
}

/** Pairs of base problems whose statements share too many runs of four words, the most alike first. */
export function findSimilarStatements(problems: readonly Problem[]): SimilarPair[] {
  const shingled = problems.map((problem) => ({ id: problem.id, shingles: shinglesOf(problem) }));
  const pairs = shingled.flatMap((left, at) =>
    shingled.slice(at + 1).map(
      (right): SimilarPair => ({
        bases: [left.id, right.id],
        shared: jaccard(left.shingles, right.shingles),
      }),
    ),
  );
  return pairs.filter(({ shared }) => shared >= suspicious).sort((a, b) => b.shared - a.shared);
}

function shinglesOf({ statement }: Problem): Set<string> {
  const words =
    statement
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + shingleWords).join(" ")));
}

function jaccard(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const both = [...left].filter((one) => right.has(one)).length;
  const all = left.size + right.size - both;
  return all === 0 ? 0 : both / all;
}
