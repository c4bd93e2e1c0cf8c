import { runCandidateSchema } from "../../../../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../../../../lib/contracts/run-analysis";
import { listRunResults, type RunResults } from "../../../../../../lib/data/list-run-results";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { formatCsv } from "../../../../_lib/format-csv";
import { respondText, toPublic } from "../../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const id = pathText(params.id);
  const results = orNotFound(await listRunResults(id), "there is no such run");
  const headers = downloadHeaders(
    "text/csv; charset=utf-8; header=present",
    [id, "results"],
    "csv",
  );
  return respondText(request, formatResults(results), headers);
});

function formatResults(results: RunResults): string {
  if (results.measured === "elsewhere") {
    const rows = results.outcomes.map((outcome) => toPublic(reportedOutcomeSchema, outcome));
    return formatCsv(reportedOutcomeSchema.keyof().options, rows);
  }
  const rows = results.candidates.map((candidate) => toPublic(runCandidateSchema, candidate));
  return formatCsv(runCandidateSchema.keyof().options, rows);
}
