import { noQuerySchema } from "../../../../../../lib/contracts/query";
import { runManifestSchema } from "../../../../../../lib/contracts/run";
import { getRunManifest } from "../../../../../../lib/data/get-run-manifest";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { parseQuery } from "../../../../_lib/parse-query";
import { respondJson } from "../../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  parseQuery(request, noQuerySchema);
  const manifest = await getRunManifest(pathText(params.id));
  return respondJson(request, runManifestSchema, orNotFound(manifest, "there is no such run"));
});

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../../../_lib/refuse-method";
