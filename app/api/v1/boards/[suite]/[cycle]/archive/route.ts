import { noQuerySchema } from "../../../../../../../lib/contracts/query";
import { pathText } from "../../../../../../_lib/path-text";
import { apiRoute } from "../../../../../_lib/api-route";
import { parseQuery } from "../../../../../_lib/parse-query";
import { respondArchive } from "../../../../../_lib/respond-archive";

export const GET = apiRoute<{ suite: string; cycle: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  return respondArchive(request, pathText(params.suite), pathText(params.cycle));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../../_lib/refuse-method";
