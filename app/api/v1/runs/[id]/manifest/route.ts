import { runManifestSchema } from "../../../../../../lib/contracts/run";
import { getRunManifest } from "../../../../../../lib/data/get-run-manifest";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { respondJson } from "../../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const manifest = await getRunManifest(pathText(params.id));
  return respondJson(request, runManifestSchema, orNotFound(manifest, "there is no such run"));
});
