import { type Board, boardListSchema, boardSchema } from "../../../lib/contracts/board";
import { runCandidateSchema, runSchema } from "../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../lib/contracts/run-analysis";
import { fetchAgain } from "./fetch-again";
import { type ApiAddresses, fillApiPaths, type Known, openApiSchema } from "./fill-api-paths";
import { getJson } from "./find-examples";

/** Every address of the API of a site: each path of its description with each value that it has. */
export async function listApiAddresses(url: string): Promise<ApiAddresses> {
  const description = openApiSchema.parse(await getJson(`${url}/openapi.json`));
  return fillApiPaths(description, await findKnown(url));
}

async function findKnown(url: string): Promise<Known> {
  const { boards: suites } = boardListSchema.parse(await getJson(`${url}/api/v1/boards`));
  const known: Known = {
    boards: suites.flatMap(({ id, cycles }) =>
      cycles.map((cycle): [string, string] => [id, cycle]),
    ),
    ...{ compared: [], models: new Set(), runs: new Map(), traces: new Set(), tasks: new Set() },
    records: new Set(),
  };
  for (const [suite, cycle] of known.boards) {
    const answer = await getJson(`${url}/api/v1/boards/${suite}?cycle=${cycle}`);
    await addBoard(url, known, boardSchema.parse(answer));
  }
  return known;
}

async function addBoard(url: string, known: Known, board: Board): Promise<void> {
  const { suite, cycle, rows, unranked } = board;
  if (cycle === suite.cycles[0]) {
    const measured = [...rows, ...unranked].filter(({ recordId }) => recordId !== null);
    const slugs = [...new Set(measured.map(({ model }) => model.slug))];
    known.compared.push({ suite: suite.id, cycle, slugs });
  }
  for (const { model, runId, recordId } of [...rows, ...unranked]) {
    known.models.add(model.slug);
    if (recordId !== null) known.records.add(String(recordId));
    if (runId !== null && !known.runs.has(runId)) await addRun(url, known, runId);
  }
}

async function addRun(url: string, known: Known, runId: string): Promise<void> {
  const run = runSchema.parse(await getJson(`${url}/api/v1/runs/${runId}`));
  const hasTraces = run.measured === "here";
  known.runs.set(runId, { hasTraces });
  const response = await fetchAgain(`${url}/api/v1/runs/${runId}/results.jsonl`);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  for (const line of lines) {
    const row = hasTraces
      ? runCandidateSchema.parse(JSON.parse(line))
      : { ...reportedOutcomeSchema.parse(JSON.parse(line)), traceId: null };
    if (row.traceId !== null) known.traces.add(String(row.traceId));
    known.tasks.add(row.taskId.split("/").map(encodeURIComponent).join("/"));
  }
}
