import { runCandidateSchema } from "../../../../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../../../../lib/contracts/run-analysis";
import { listRunResults, type RunResults } from "../../../../../../lib/data/list-run-results";
import { orNotFound, pathText } from "../../../../../_lib/path-text";
import { apiRoute } from "../../../../_lib/api-route";
import { downloadHeaders } from "../../../../_lib/download-headers";
import { respondText, toPublic } from "../../../../_lib/respond";

export const GET = apiRoute<{ id: string }>(async (request, params) => {
  const id = pathText(params.id);
  const results = orNotFound(await listRunResults(id), "there is no such run");
  const lines = toRows(results).map((row) => `${JSON.stringify(row)}\n`);
  const headers = downloadHeaders("application/x-ndjson; charset=utf-8", [id, "results"], "jsonl");
  return respondText(request, lines.join(""), headers);
});

function toRows(results: RunResults): object[] {
  return results.measured === "elsewhere"
    ? results.outcomes.map((outcome) => toPublic(reportedOutcomeSchema, outcome))
    : results.candidates.map((candidate) => toPublic(runCandidateSchema, candidate));
}
