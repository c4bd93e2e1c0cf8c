import { boardOutcomesSchema } from "../../../../../../../lib/contracts/outcomes";
import { noQuerySchema } from "../../../../../../../lib/contracts/query";
import { getBoardOutcomes } from "../../../../../../../lib/data/get-board-outcomes";
import { orNotFound, pathText } from "../../../../../../_lib/path-text";
import { apiRoute } from "../../../../../_lib/api-route";
import { parseQuery } from "../../../../../_lib/parse-query";
import { respondJson } from "../../../../../_lib/respond";

export const GET = apiRoute<{ suite: string; cycle: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const outcomes = await getBoardOutcomes(pathText(params.suite), pathText(params.cycle));
  const found = orNotFound(outcomes, "there is no such suite or cycle");
  return respondJson(request, boardOutcomesSchema, found);
});
