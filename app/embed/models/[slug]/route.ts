import { toPlainText } from "../../../../components/format/to-plain-text";
import { noQuerySchema } from "../../../../lib/contracts/query";
import { getModel } from "../../../../lib/data/get-model";
import { publicAddress } from "../../../../lib/data/public-address";
import { orNotFound, pathText } from "../../../_lib/path-text";
import { apiRoute } from "../../../api/_lib/api-route";
import { parseQuery } from "../../../api/_lib/parse-query";
import { modelMarkup } from "../../_lib/model-markup";
import { respondEmbed } from "../../_lib/respond-embed";

/** A model's standings for other sites' frames. */
export const GET = apiRoute<{ slug: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const detail = orNotFound(await getModel(pathText(params.slug)), "there is no such model");
  return respondEmbed(request, {
    title: toPlainText(detail.model.name, 120),
    fullAddress: publicAddress(`/models/${encodeURIComponent(detail.model.slug)}`),
    body: modelMarkup(detail),
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../api/_lib/refuse-method";
