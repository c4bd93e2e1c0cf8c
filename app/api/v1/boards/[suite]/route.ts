import { boardSchema } from "../../../../../lib/contracts/board";
import { boardQuerySchema } from "../../../../../lib/contracts/query";
import { getBoard } from "../../../../../lib/data/get-board";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ suite: string }>(async (request, params) => {
  const suite = pathText(params.suite);
  const board = await getBoard({ suite, ...parseQuery(request, boardQuerySchema) });
  return respondJson(request, boardSchema, orNotFound(board, "there is no such suite or cycle"));
});
