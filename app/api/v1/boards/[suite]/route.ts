import { type Board, boardSchema } from "../../../../../lib/contracts/board";
import { boardTableRowSchema } from "../../../../../lib/contracts/board-table";
import { boardQuerySchema } from "../../../../../lib/contracts/query";
import { getBoard } from "../../../../../lib/data/get-board";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondTable } from "../../../_lib/respond-table";

export const GET = apiRoute<{ suite: string }>(async (request, params) => {
  const suite = pathText(params.suite);
  const { format, ...query } = parseQuery(request, boardQuerySchema);
  const board = orNotFound(await getBoard({ suite, ...query }), "there is no such suite or cycle");
  return respondTable(request, format, {
    schema: boardSchema,
    value: board,
    row: boardTableRowSchema,
    rows: listTableRows,
    name: [suite, board.cycle, "board"],
  });
});

/** Nobody is left out of the table: who stands apart follows, with the reason. */
function listTableRows({ rows, unranked }: Board): object[] {
  return [
    ...rows.map((row) => ({ ...row, ranked: true })),
    ...unranked.map((row) => ({ ...row, ranked: false })),
  ];
}

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
