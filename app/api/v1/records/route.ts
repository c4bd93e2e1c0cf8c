import { recordsQuerySchema } from "../../../../lib/contracts/query";
import { recordListSchema, recordSchema } from "../../../../lib/contracts/run";
import { listRecords } from "../../../../lib/data/list-records";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondTable } from "../../_lib/respond-table";

export const GET = apiRoute(async (request) => {
  const { after, limit, format } = parseQuery(request, recordsQuerySchema);
  return respondTable(request, format, {
    schema: recordListSchema,
    value: await listRecords(after, limit),
    row: recordSchema,
    rows: ({ records }) => records,
    name: ["records", String(after)],
  });
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../_lib/refuse-method";
