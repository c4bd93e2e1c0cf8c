import {
  findNearDuplicates,
  type NearDuplicate,
} from "../../../lib/core/likeness/find-near-duplicates";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { poolLanguages } from "../../importers/errorbar-pool/languages/pool-language";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";

/** Pairs of base problems that look like one told twice, by their statements or their references. */
export function findLikeBases(parse: ParseSource, bases: readonly BaseProblem[]): NearDuplicate[] {
  const compared = bases.map(({ problem, sources }) => ({
    id: problem.id,
    statement: problem.statement.join("\n"),
    references: poolLanguages.map((language) => parse(language, sources[language].reference)),
  }));
  return findNearDuplicates(compared);
}
