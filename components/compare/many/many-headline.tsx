import type { ReactNode } from "react";
import type { ManyComparison, PairOfMany } from "../../../lib/contracts/many-comparison";
import { type Side, sides } from "../side-badge";
import { SideName } from "../side-name";

/** What the pairs say of whoever has the highest rate: whom the data separates it from. */
export function ManyHeadline({ comparison }: { comparison: ManyComparison }) {
  const { models, pairs } = comparison;
  const lead = findLead(comparison);
  if (lead === null) {
    return <h1>Not every two of these {models.length} were measured alike.</h1>;
  }
  if (lead.isShared) {
    return <h1>No one of these {models.length} leads: the highest rate is shared.</h1>;
  }
  const own = pairs.filter(({ a, b }) => a === lead.place || b === lead.place);
  return (
    <h1>
      <Leader comparison={comparison} place={lead.place} /> leads; {wordPairs(own)}
    </h1>
  );
}

function Leader({ comparison, place }: { comparison: ManyComparison; place: number }): ReactNode {
  const side: Side = sides[place] ?? "a";
  return <SideName side={side} name={comparison.models[place]?.model.name ?? ""} longest={64} />;
}

/** Fractions that are the same may differ in their last digit. */
const smallestGap = 1e-12;

/** Null where a pair has no verdict: a lead would be drawn from rates that may not be compared. */
function findLead({ models, pairs }: ManyComparison): { place: number; isShared: boolean } | null {
  if (pairs.some(({ paired }) => paired === null)) return null;
  const rates = models.map(({ passRate }) => passRate ?? 0);
  const best = Math.max(...rates);
  return {
    place: rates.indexOf(best),
    isShared: rates.filter((rate) => best - rate < smallestGap).length > 1,
  };
}

function wordPairs(own: readonly PairOfMany[]): string {
  const separated = own.filter(({ verdict }) => verdict === "separated").length;
  if (separated === own.length) return `the data separates it from all ${own.length} others.`;
  if (separated === 0) return `the data separates it from none of the ${own.length} others.`;
  return `the data separates it from ${separated} of the ${own.length} others.`;
}
