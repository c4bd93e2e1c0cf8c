import { runCandidateSchema } from "../../../../../../lib/contracts/run";
import { listRunCandidates } from "../../../../../../lib/data/list-run-candidates";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { respondText, toPublic } from "../../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const id = pathText(params.id);
  const candidates = orNotFound(await listRunCandidates(id), "there is no such run");
  const lines = candidates.map(
    (candidate) => `${JSON.stringify(toPublic(runCandidateSchema, candidate))}\n`,
  );
  const headers = downloadHeaders("application/x-ndjson; charset=utf-8", [id, "results"], "jsonl");
  return respondText(request, lines.join(""), headers);
});
