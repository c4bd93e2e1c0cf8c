import { poolLanguages } from "../../importers/errorbar-pool/languages/pool-language";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";

/** What the mutation tool's faults in references came to. */
export interface FaultCounts {
  /** Fail a case. */
  caught: number;
  /** Pass all cases, and answer otherwise than the reference on a generated input. */
  missed: number;
  /** Answer as the reference does on every generated input. */
  equivalent: number;
}

/** Faults of base problems, by language. */
export function countFaults(bases: readonly BaseProblem[]): Record<string, FaultCounts> {
  return Object.fromEntries(
    poolLanguages.map((language) => {
      const searches = bases.flatMap(({ sources }) => sources[language]?.search ?? []);
      const survivors = searches.flatMap((search) => search.survivors);
      const missed = survivors.filter(({ witness }) => witness !== null).length;
      const caught = searches.reduce((sum, search) => sum + search.caught, 0);
      return [language, { caught, missed, equivalent: survivors.length - missed }];
    }),
  );
}

/** One line for a reader. */
export function wordFaults(counts: Readonly<Record<string, FaultCounts>>): string {
  const words = Object.entries(counts).map(
    ([language, { caught, missed, equivalent }]) =>
      `${language} ${caught} of ${caught + missed} (${equivalent} equivalent)`,
  );
  return `planted faults that the cases catch: ${words.join(", ")}`;
}
