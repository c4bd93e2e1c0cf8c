import { modelListEntrySchema, modelListSchema } from "../../../../lib/contracts/model";
import { tableQuerySchema } from "../../../../lib/contracts/query";
import { listModels } from "../../../../lib/data/list-models";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondTable } from "../../_lib/respond-table";

export const GET = apiRoute(async (request) => {
  const { format } = parseQuery(request, tableQuerySchema);
  return respondTable(request, format, {
    schema: modelListSchema,
    value: { models: await listModels() },
    row: modelListEntrySchema,
    rows: ({ models }) => models,
    name: ["models"],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
