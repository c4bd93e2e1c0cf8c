import { modelDetailSchema } from "../../../../../lib/contracts/model";
import { getModel } from "../../../../../lib/data/get-model";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ slug: string }>(async (request, params) => {
  const model = await getModel(pathText(params.slug));
  return respondJson(request, modelDetailSchema, orNotFound(model, "there is no such model"));
});
