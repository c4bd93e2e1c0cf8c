import { runCandidateSchema } from "../../../../../../lib/contracts/run";
import { listRunCandidates } from "../../../../../../lib/data/list-run-candidates";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { formatCsv } from "../../../../_lib/format-csv";
import { respondText, toPublic } from "../../../../_lib/respond";

const columns = runCandidateSchema.keyof().options;

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const id = pathText(params.id);
  const candidates = orNotFound(await listRunCandidates(id), "there is no such run");
  const rows = candidates.map((candidate) => toPublic(runCandidateSchema, candidate));
  const headers = downloadHeaders(
    "text/csv; charset=utf-8; header=present",
    [id, "results"],
    "csv",
  );
  return respondText(request, formatCsv(columns, rows), headers);
});
