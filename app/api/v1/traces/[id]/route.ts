import { traceResponseSchema } from "../../../../../lib/contracts/trace";
import { getTrace } from "../../../../../lib/data/get-trace";
import { orNotFound, pathId } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const trace = await getTrace(pathId(params.id, "trace"));
  return respondJson(request, traceResponseSchema, orNotFound(trace, "there is no such trace"));
});
