import { recordsQuerySchema } from "../../../../lib/contracts/query";
import { recordListSchema } from "../../../../lib/contracts/run";
import { listRecords } from "../../../../lib/data/list-records";
import { apiRoute } from "../../_lib/api-route";
import { parseQuery } from "../../_lib/parse-query";
import { respondJson } from "../../_lib/respond";

export const GET = apiRoute(async (request) => {
  const { after, limit } = parseQuery(request, recordsQuerySchema);
  return respondJson(request, recordListSchema, await listRecords(after, limit));
});
