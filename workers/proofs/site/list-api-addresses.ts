import { z } from "zod";
import { boardListSchema, boardSchema } from "../../../lib/contracts/board";
import { runCandidateSchema } from "../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../lib/contracts/run-analysis";
import { fetchAgain } from "./fetch-again";
import { getJson } from "./find-examples";

const openApiSchema = z.object({ paths: z.record(z.string(), z.unknown()) });
/** Every value that a place in an address of the API may have, by what stands before it. */
interface Known {
  boards: [suite: string, cycle: string][];
  models: Set<string>;
  runs: Set<string>;
  traces: Set<string>;
  tasks: Set<string>;
  records: Set<string>;
  /** Of each suite's newest board, everybody on it. */
  rivals: Map<string, string[]>;
}

/** Of a run that was graded here, or of one whose outcomes alone were brought in. */
const resultSchema = z.union([runCandidateSchema, reportedOutcomeSchema]);
const formats = ["", "?format=csv", "?format=parquet"];
const week = /^\d{4}-W\d{2}$/;

/** Every address of the API of a site: each path of its description with each value that it has. */
export async function listApiAddresses(url: string): Promise<string[]> {
  const { paths } = openApiSchema.parse(await getJson(`${url}/openapi.json`));
  const known = await findKnown(url);
  return Object.keys(paths).flatMap((path) => fill(path, known));
}

function fill(path: string, known: Known): string[] {
  if (path === "/api/v1/compare") return listComparisons(known);
  if (path.startsWith("/badge/")) {
    return [...known.models].map((slug) => path.replace("{model}", slug));
  }
  const values: Record<string, Iterable<string>> = {
    models: known.models,
    runs: known.runs,
    traces: known.traces,
    tasks: known.tasks,
    records: known.records,
    cycles: known.boards.flatMap(([, cycle]) => (week.test(cycle) ? [cycle] : [])),
  };
  const kind = /^\/api\/v1\/(\w+)\/\{/.exec(path)?.[1];
  if (kind === undefined) return path.startsWith("/api/") ? withFormats(path) : [path];
  if (kind === "boards") return known.boards.flatMap((board) => fillBoard(path, board));
  const filled = [...(values[kind] ?? [])].map((value) => path.replace(/\{\w+\}/, value));
  return kind === "traces" || kind === "runs" ? filled : filled.flatMap(withFormats);
}

function fillBoard(path: string, [suite, cycle]: [string, string]): string[] {
  const filled = path.replace("{suite}", suite).replace("{cycle}", cycle);
  if (path.includes("{cycle}")) return /archive/.test(path) ? [filled] : withFormats(filled);
  return formats.map((format) => `${filled}?cycle=${cycle}${format.replace("?", "&")}`);
}

function withFormats(address: string): string[] {
  return formats.map((format) => `${address}${format}`);
}

/** Of each model with the next one on its board, and of the best one with everybody. */
function listComparisons({ rivals }: Known): string[] {
  return [...rivals].flatMap(([suite, slugs]) =>
    slugs.slice(1).flatMap((b, at) =>
      [slugs[at], slugs[0]].map((a) => {
        const query = new URLSearchParams({ suite, a: a ?? "", b });
        return `/api/v1/compare?${query}`;
      }),
    ),
  );
}

async function findKnown(url: string): Promise<Known> {
  const { boards: suites } = boardListSchema.parse(await getJson(`${url}/api/v1/boards`));
  const known: Known = {
    ...{ boards, models: new Set(), runs: new Set(), traces: new Set(), tasks: new Set() },
    ...{ records: new Set(), rivals: new Map() },
  };
  for (const [suite, cycle] of boards) {
    const board = await getJson(`${url}/api/v1/boards/${suite}?cycle=${cycle}`);
    const { rows, unranked } = boardSchema.parse(board);
    const all = [...rows, ...unranked];
    // Suites have their newest cycle first.
    if (!known.rivals.has(suite))
      known.rivals.set(
        suite,
        all.map(({ model }) => model.slug),
      );
    for (const { model, runId, recordId } of all) {
      known.models.add(model.slug);
      if (recordId !== null) known.records.add(String(recordId));
      if (runId !== null && !known.runs.has(runId)) await addRun(url, known, runId);
    }
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
  known.runs.add(runId);
  const response = await fetchAgain(`${url}/api/v1/runs/${runId}/results.jsonl`);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  for (const line of lines) {
    const result = resultSchema.parse(JSON.parse(line));
    if ("traceId" in result) known.traces.add(String(result.traceId));
    known.tasks.add(result.taskId.split("/").map(encodeURIComponent).join("/"));
  }
}
