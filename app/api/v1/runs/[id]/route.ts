import { noQuerySchema } from "../../../../../lib/contracts/query";
import { runSchema } from "../../../../../lib/contracts/run";
import { getRun } from "../../../../../lib/data/get-run";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const run = await getRun(pathText(params.id));
  return respondJson(request, runSchema, orNotFound(run, "there is no such run"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
