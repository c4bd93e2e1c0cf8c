import { comparisonSchema, notComparableSchema } from "../../../../lib/contracts/comparison";
import { compareQuerySchema } from "../../../../lib/contracts/query";
import { getComparison } from "../../../../lib/data/get-comparison";
import { orNotFound } from "../../../_lib/path-text";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondConflict, respondJson } from "../../_lib/respond";

/** Two models of one board compared task by task, or 409 with the fields that forbid it. */
export const GET = apiRoute(async (request) => {
  const query = parseQuery(request, compareQuerySchema);
  const answer = orNotFound(await getComparison(query), "there is no such suite or cycle");
  if (answer.kind === "compared") return respondJson(request, comparisonSchema, answer.comparison);
  const { message, fields } = answer.refusal;
  return respondConflict(notComparableSchema, {
    error: { code: "not-comparable", message, fields },
  });
});
