import { modelHistorySchema, modelRecordSchema } from "../../../../../../lib/contracts/model";
import { historyQuerySchema } from "../../../../../../lib/contracts/query";
import { getModelHistory } from "../../../../../../lib/data/get-model-history";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { parseQuery } from "../../../../_lib/parse-query";
import { respondTable } from "../../../../_lib/respond-table";

export const GET = apiRoute<{ slug: string }>(async (request, params) => {
  const { suite, format } = parseQuery(request, historyQuerySchema);
  const slug = pathText(params.slug);
  return respondTable(request, format, {
    schema: modelHistorySchema,
    value: orNotFound(await getModelHistory(slug, suite), "there is no such model"),
    row: modelRecordSchema,
    rows: ({ records }) => records,
    name: [slug, "history"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
