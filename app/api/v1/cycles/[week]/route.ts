import { cycleModelSchema, cycleSchema } from "../../../../../lib/contracts/cycle";
import { tableQuerySchema } from "../../../../../lib/contracts/query";
import { getCycle } from "../../../../../lib/data/get-cycle";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondTable } from "../../../_lib/respond-table";

export const GET = apiRoute<{ week: string }>(async (request, params) => {
  const { format } = parseQuery(request, tableQuerySchema);
  const week = pathText(params.week);
  return respondTable(request, format, {
    schema: cycleSchema,
    value: orNotFound(await getCycle(week), "no cycle of this week was opened"),
    row: cycleModelSchema,
    rows: ({ models }) => models,
    name: [week, "models"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
