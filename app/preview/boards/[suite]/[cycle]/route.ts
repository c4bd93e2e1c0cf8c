import { findBoardFinding } from "../../../../../components/boards/board-finding";
import { wordFinding } from "../../../../../components/boards/word-finding";
import { noQuerySchema } from "../../../../../lib/contracts/query";
import { getBoard } from "../../../../../lib/data/get-board";
import { boardTitle } from "../../../../_lib/board-title";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../../api/_lib/api-route";
import { parseQuery } from "../../../../api/_lib/parse-query";
import { respondPreview } from "../../../_lib/respond-preview";
import { toPreviewRates } from "../../../_lib/to-preview-rates";

const mostRows = 6;

/** A board as a picture: what it finds, and its first rows. */
export const GET = apiRoute<{ suite: string; cycle: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const found = await getBoard({ suite: pathText(params.suite), cycle: pathText(params.cycle) });
  const board = orNotFound(found, "there is no such suite or cycle");
  const rows = board.rows.map((row) => ({ ...row, name: row.model.name }));
  return respondPreview(request, {
    where: boardTitle(board),
    headline: wordFinding(findBoardFinding(board), board.suite.compared),
    rates: toPreviewRates(rows, mostRows),
  });
});
