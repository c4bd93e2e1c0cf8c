import { noQuerySchema } from "../../../../../lib/contracts/query";
import { recordDetailSchema } from "../../../../../lib/contracts/record";
import { getRecord } from "../../../../../lib/data/get-record";
import { orNotFound, pathId } from "../../../../_lib/path-text";
import { apiRoute } from "../../../_lib/api-route";
import { parseQuery } from "../../../_lib/parse-query";
import { respondJson } from "../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const record = await getRecord(pathId(params.id, "record"));
  return respondJson(request, recordDetailSchema, orNotFound(record, "there is no such record"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../_lib/refuse-method";
