import { cycleTables } from "../../../../../lib/contracts/answer-tables";
import { cycleSchema } from "../../../../../lib/contracts/cycle";
import { cycleQuerySchema } from "../../../../../lib/contracts/query";
import { getCycle } from "../../../../../lib/data/get-cycle";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondTable } from "../../../_lib/respond-table";
import { tabledCycle } from "../../../_lib/tables/tabled-cycle";

export const GET = apiRoute<{ week: string }>(async (request, params) => {
  const { format, table = cycleTables[0] } = parseQuery(request, cycleQuerySchema);
  const week = pathText(params.week);
  return respondTable(request, format, {
    ...tabledCycle[table],
    schema: cycleSchema,
    value: orNotFound(await getCycle(week), "no cycle of this week was opened"),
    name: [week, table],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
