import { runSliceQuerySchema } from "../../../../../../lib/contracts/run-slice-query";
import { openTraceArchive } from "../../../../../../lib/data/open-trace-archive";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { parseQuery } from "../../../../_lib/parse-query";
import { respondFile } from "../../../../_lib/respond-file";
import { nameSlice } from "../../../../_lib/respond-results";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const id = pathText(params.id);
  const slice = parseQuery(request, runSliceQuerySchema);
  const archive = orNotFound(await openTraceArchive(id, slice), "there is no such run");
  const name = [id, "traces", ...nameSlice(slice)];
  return respondFile(request, archive, downloadHeaders("application/gzip", name, "jsonl.gz"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
