import { modelDetailSchema, modelStandingSchema } from "../../../../../lib/contracts/model";
import { tableQuerySchema } from "../../../../../lib/contracts/query";
import { getModel } from "../../../../../lib/data/get-model";
import { orNotFound, pathText } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondTable } from "../../../_lib/respond-table";

export const GET = apiRoute<{ slug: string }>(async (request, params) => {
  const { format } = parseQuery(request, tableQuerySchema);
  const slug = pathText(params.slug);
  return respondTable(request, format, {
    schema: modelDetailSchema,
    value: orNotFound(await getModel(slug), "there is no such model"),
    row: modelStandingSchema,
    rows: ({ standings }) => standings,
    name: [slug, "standings"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
