import { noQuerySchema } from "../../../../../../lib/contracts/query";
import { getCycle } from "../../../../../../lib/data/get-cycle";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { parseQuery } from "../../../../_lib/parse-query";
import { respondArchive } from "../../../../_lib/respond-archive";

export const GET = apiRoute<{ week: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const week = pathText(params.week);
  const cycle = orNotFound(await getCycle(week), "no cycle of this week was opened");
  return respondArchive(request, cycle.suite, week);
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
