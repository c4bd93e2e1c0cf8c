import type { ClaimRow } from "../../lib/contracts/board";
import { ForeignText } from "../ui/foreign-text";
import { wordUndisclosed } from "./word-undisclosed";

/** What claims leave undisclosed: what all of them do, then what only some do. */
export function ClaimGaps({ claims }: { claims: readonly ClaimRow[] }) {
  const counts = new Map<string, number>();
  for (const field of claims.flatMap((claim) => claim.undisclosed)) {
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  const always = [...counts].filter(([, count]) => count === claims.length);
  const sometimes = [...counts].filter(([, count]) => count < claims.length);
  if (counts.size === 0) return null;
  return (
    <div className="quiet">
      <Gap term="Left undisclosed by every claim" fields={always.map(([field]) => field)} />
      <Gap term="Left undisclosed by some" fields={sometimes.map(([field]) => field)} />
    </div>
  );
}

function Gap({ term, fields }: { term: string; fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <p>
      {term}: <ForeignText text={wordUndisclosed(fields).join("; ")} longest={600} />.
    </p>
  );
}
