import { boardListSchema, suiteSummarySchema } from "../../../../lib/contracts/board";
import { tableQuerySchema } from "../../../../lib/contracts/query";
import { listBoards } from "../../../../lib/data/list-boards";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondTable } from "../../_lib/respond-table";

export const GET = apiRoute(async (request) => {
  const { format } = parseQuery(request, tableQuerySchema);
  return respondTable(request, format, {
    schema: boardListSchema,
    value: { boards: await listBoards() },
    row: suiteSummarySchema,
    rows: ({ boards }) => boards,
    name: ["boards"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
