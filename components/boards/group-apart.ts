import type { UnrankedRow } from "../../lib/contracts/board";
import { assertNever } from "../../lib/core/assert-never";
import { wordDifference } from "../runs/word-difference";

/** Rows that stand apart for one reason; of another protocol, those that differ in the same fields and values. */
export interface GroupApart {
  key: string;
  reason: UnrankedRow["reason"];
  /** What the rows have in common, in words. */
  words: string;
  rows: UnrankedRow[];
}

/** Other protocols first, because their rates are rates; baselines last, because they are no models. */
const order: readonly UnrankedRow["reason"][] = [
  "other-protocol",
  "too-few-candidates",
  "incomplete",
  "synthetic-baseline",
];

/**
 * What a board doesn't rank, in groups that may be read together: one for each set of fields and values
 * in which a protocol differs from that of the ranked rows, the larger first, then one for each other
 * reason. Rows keep their order.
 */
export function groupApart(rows: readonly UnrankedRow[]): GroupApart[] {
  const groups = [...Map.groupBy(rows, toKey)].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    return [{ key, reason: first.reason, words: wordGroup(first), rows: members }];
  });
  groups.sort(
    (a, b) =>
      order.indexOf(a.reason) - order.indexOf(b.reason) ||
      b.rows.length - a.rows.length ||
      // By nothing that a slice or another k could change.
      (a.key < b.key ? -1 : 1),
  );
  return numberAlike(groups);
}

/** The order in which a row lists its differences says nothing. */
function toKey({ reason, differs }: UnrankedRow): string {
  const fields = differs.map(({ field, here, there }) => JSON.stringify([field, here, there]));
  return JSON.stringify([reason, ...fields.sort()]);
}

function wordGroup({ reason, differs }: UnrankedRow): string {
  switch (reason) {
    case "other-protocol":
      return ["Another protocol", differs.map(wordDifference).join("; ")]
        .filter(Boolean)
        .join(": ");
    case "too-few-candidates":
      return "Fewer candidates for a task than k";
    case "incomplete":
      return "Incomplete: bounds alone, from all that is missing failing to all of it passing";
    case "synthetic-baseline":
      return "Built-in baselines, never ranked beside real models";
    default:
      return assertNever(reason);
  }
}

/** Digests and long texts are only said to differ, so two groups can read alike: they are numbered. */
function numberAlike(groups: readonly GroupApart[]): GroupApart[] {
  const byWords = Map.groupBy(groups, ({ words }) => words);
  return groups.map((group) => {
    const alike = byWords.get(group.words) ?? [];
    if (alike.length < 2) return group;
    return { ...group, words: `${group.words} (${alike.indexOf(group) + 1} of ${alike.length})` };
  });
}
