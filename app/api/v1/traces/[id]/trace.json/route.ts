import { noQuerySchema } from "../../../../../../lib/contracts/query";
import { getStoredTrace } from "../../../../../../lib/data/get-trace";
import { orNotFound, pathId } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { parseQuery } from "../../../../_lib/parse-query";
import { respondBytes } from "../../../../_lib/respond-download";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const id = pathId(params.id, "trace");
  const stored = orNotFound(await getStoredTrace(id), "there is no such trace");
  const headers = downloadHeaders("application/json", ["trace", String(id)], "json");
  return respondBytes(request, stored, headers);
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
