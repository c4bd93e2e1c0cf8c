import { noQuerySchema } from "../../../../../lib/contracts/query";
import { traceResponseSchema } from "../../../../../lib/contracts/trace";
import { getTrace } from "../../../../../lib/data/get-trace";
import { orNotFound, pathId } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const trace = await getTrace(pathId(params.id, "trace"));
  return respondJson(request, traceResponseSchema, orNotFound(trace, "there is no such trace"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
