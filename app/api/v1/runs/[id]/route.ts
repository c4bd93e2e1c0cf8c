import { runTables } from "../../../../../lib/contracts/answer-tables";
import { runQuerySchema } from "../../../../../lib/contracts/query";
import { runSchema } from "../../../../../lib/contracts/run";
import { getRun } from "../../../../../lib/data/get-run";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondTable } from "../../../_lib/respond-table";
import { tabledRun } from "../../../_lib/tables/tabled-run";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const { format, table = runTables[0] } = parseQuery(request, runQuerySchema);
  const id = pathText(params.id);
  return respondTable(request, format, {
    ...tabledRun[table],
    schema: runSchema,
    value: orNotFound(await getRun(id), "there is no such run"),
    name: [id, table],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
