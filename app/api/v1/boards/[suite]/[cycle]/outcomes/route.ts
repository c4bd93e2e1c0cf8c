import { boardOutcomesSchema, outcomeRowSchema } from "../../../../../../../lib/contracts/outcomes";
import { tableQuerySchema } from "../../../../../../../lib/contracts/query";
import { listOutcomeRows } from "../../../../../../../lib/core/outcomes/list-outcome-rows";
import { unpackOutcomes } from "../../../../../../../lib/core/outcomes/unpack-outcomes";
import { getBoardOutcomes } from "../../../../../../../lib/data/get-board-outcomes";
import { orNotFound, pathText } from "../../../../../../_lib/path-text";
import { apiRoute } from "../../../../../_lib/api-route";
import { parseQuery } from "../../../../../_lib/parse-query";
import { respondTable } from "../../../../../_lib/respond-table";

export const GET = apiRoute<{ suite: string; cycle: string }>(async (request, params) => {
  const { format } = parseQuery(request, tableQuerySchema);
  const outcomes = await getBoardOutcomes(pathText(params.suite), pathText(params.cycle));
  const found = orNotFound(outcomes, "there is no such suite or cycle");
  return respondTable(request, format, {
    schema: boardOutcomesSchema,
    value: found,
    row: outcomeRowSchema,
    rows: (answer) => listOutcomeRows(unpackOutcomes(answer)),
    name: [found.suite, found.cycle, "outcomes"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../../_lib/refuse-method";
