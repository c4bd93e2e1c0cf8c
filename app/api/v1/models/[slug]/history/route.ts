import { modelHistorySchema } from "../../../../../../lib/contracts/model";
import { historyQuerySchema } from "../../../../../../lib/contracts/query";
import { getModelHistory } from "../../../../../../lib/data/get-model-history";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { parseQuery } from "../../../../_lib/parse-query";
import { respondJson } from "../../../../_lib/respond";

export const GET = apiRoute<{ slug: string }>(async (request, params) => {
  const { suite } = parseQuery(request, historyQuerySchema);
  const history = await getModelHistory(pathText(params.slug), suite);
  return respondJson(request, modelHistorySchema, orNotFound(history, "there is no such model"));
});
