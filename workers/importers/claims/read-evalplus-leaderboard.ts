import { listClaimGaps } from "../../../lib/core/claims/claim-gaps";
import { percentToRate } from "../../../lib/core/claims/percent-to-rate";
import { badInput } from "../json-lines";
import { readJsonObject } from "../read-document";
import { checkName, checkPercent, toDetails } from "./check-claim";
import type { ClaimsFile } from "./claims-file";

/**
 * The EvalPlus leaderboard: an object from model to `pass@1` by benchmark, in per cent, null where
 * none is stated.
 * @throws DomainError bad-input naming file and field.
 */
export async function readEvalPlusLeaderboard(path: string): Promise<ClaimsFile> {
  const document = await readJsonObject(path);
  const claims = Object.entries(document).flatMap(([name, entry]) => {
    const system = checkName({ path, line: null, field: "record" }, name);
    const { "pass@1": scores, ...rest } = (entry ?? {}) as Record<string, unknown>;
    if (typeof scores !== "object" || scores === null) {
      throw badInput(path, null, `field ${system}.pass@1: is no object: correct it`);
    }
    const details = toDetails(Object.entries(rest));
    return Object.entries(scores).flatMap(([benchmark, percent]) => {
      if (percent === null) return [];
      const place = { path, line: null, field: `${system}.pass@1` };
      const metric = `pass@1 ${checkName(place, benchmark)}`;
      const rate = percentToRate(checkPercent({ ...place, field: `${system}.${metric}` }, percent));
      const undisclosed = listClaimGaps([]);
      return [{ system, metric, rate, passed: null, tasks: null, details, undisclosed }];
    });
  });
  if (claims.length === 0)
    throw badInput(path, null, "the file holds no score: give one that does");
  return { claims, notes: [] };
}
