import { noQuerySchema } from "../../../../../lib/contracts/query";
import { getBoard } from "../../../../../lib/data/get-board";
import { publicAddress } from "../../../../../lib/data/public-address";
import { boardPath } from "../../../../_lib/board-path";
import { boardTitle } from "../../../../_lib/board-title";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../../api/_lib/api-route";
import { parseQuery } from "../../../../api/_lib/parse-query";
import { boardMarkup } from "../../../_lib/board-markup";
import { respondEmbed } from "../../../_lib/respond-embed";

/** A board for other sites' frames. */
export const GET = apiRoute<{ suite: string; cycle: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const found = await getBoard({ suite: pathText(params.suite), cycle: pathText(params.cycle) });
  const board = orNotFound(found, "there is no such suite or cycle");
  return respondEmbed(request, {
    title: boardTitle(board),
    fullAddress: publicAddress(boardPath(board)),
    body: boardMarkup(board),
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../api/_lib/refuse-method";
