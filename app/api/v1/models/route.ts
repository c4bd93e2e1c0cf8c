import { modelListSchema } from "../../../../lib/contracts/model";
import { listModels } from "../../../../lib/data/list-models";
import { apiRoute } from "../../_lib/api-route";
import { respondJson } from "../../_lib/respond";

export const GET = apiRoute(async (request) =>
  respondJson(request, modelListSchema, { models: await listModels() }),
);
