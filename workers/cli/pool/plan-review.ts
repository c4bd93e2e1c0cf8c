import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { deriveTasks } from "../../importers/errorbar-pool/derive/derive-tasks";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { digestBase } from "./digest-base";
import { selectForReview } from "./select-for-review";
import { readValidated, type ValidatedLedger } from "./validated-ledger";
import type { Finding } from "./validation-tools";

/** Which base problems are looked at, and what the ledger will say when they hold. */
export interface Review {
  selected: ReadonlySet<string>;
  /** The ledger with those that were looked at, but for the ones that something is wrong with. */
  ledgerWithout(invalid: readonly Finding[]): ValidatedLedger;
}

/**
 * All base problems; or only those that are not as they were when they last held, and `draw` percent of the
 * others.
 * @throws DomainError bad-input where the pool's ledger is malformed
 */
export async function planReview(
  folder: string,
  bases: readonly BaseProblem[],
  { parse, changed, draw }: { parse: ParseSource; changed: boolean; draw: number },
): Promise<Review> {
  const digests = bases.map((base) => ({
    id: base.problem.id,
    digest: digestBase(base, deriveTasks(base, parse), defaultLimits),
  }));
  const validated = await readValidated(folder);
  const selected = changed
    ? selectForReview(digests, validated, { draw, moment: new Date() })
    : new Set(digests.map(({ id }) => id));
  return {
    selected,
    ledgerWithout: (invalid) => {
      const failed = new Set(invalid.map(({ task }) => task.split("/")[0]));
      const held = digests.filter(({ id }) => selected.has(id) && !failed.has(id));
      return { ...validated, ...Object.fromEntries(held.map(({ id, digest }) => [id, digest])) };
    },
  };
}
