import { noQuerySchema } from "../../../../lib/contracts/query";
import { getModel } from "../../../../lib/data/get-model";
import { orNotFound, pathText } from "../../../_lib/path-text";
import { apiRoute } from "../../../api/_lib/api-route";
import { parseQuery } from "../../../api/_lib/parse-query";
import { respondPreview } from "../../_lib/respond-preview";
import { toPreviewRates } from "../../_lib/to-preview-rates";

const mostBoards = 6;

/** A model as a picture: its rate on each of its boards. */
export const GET = apiRoute<{ slug: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const detail = orNotFound(await getModel(pathText(params.slug)), "there is no such model");
  const boards = detail.standings.map((each) => ({ ...each, name: each.suite.title }));
  return respondPreview(request, {
    where: detail.model.synthetic ? "A synthetic baseline" : "A model on every board that has it",
    headline: detail.model.name,
    rates: toPreviewRates(boards, mostBoards),
  });
});
