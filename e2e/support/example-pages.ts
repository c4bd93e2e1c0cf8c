import { type APIRequestContext, expect } from "@playwright/test";
import { boardSchema } from "../../lib/contracts/board";
import { comparisonSchema } from "../../lib/contracts/comparison";
import { runCandidateSchema, runSchema } from "../../lib/contracts/run";
import { type Imported, inventedSuite } from "./imported";

export const pageKinds = [
  "front page",
  "list of boards",
  "board",
  "board at its permanent address",
  "slice of a board",
  "board weighed by a mix",
  "tasks by models",
  "list of suites",
  "suite",
  "list of tasks",
  "task",
  "list of weeks",
  "list of events",
  "list of models",
  "model",
  "run",
  "run with repeats and cost",
  "trace",
  "record",
  "list of records",
  "choice of a board to compare",
  "choice of two to compare",
  "comparison",
  "comparison of three",
  "two traces",
  "methodology",
  "missing page",
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Address of one page of a kind, the most awkward one where there is a choice. */
export async function exampleOf(
  kind: PageKind,
  request: APIRequestContext,
  imported: Imported,
): Promise<string> {
  const addresses: Record<PageKind, string> = {
    "front page": "/",
    "list of boards": "/boards",
    board: `/boards/${inventedSuite}`,
    "board at its permanent address": await findBoard(request),
    "slice of a board": "/boards/weekly?tier=1",
    "board weighed by a mix": `${await findBoard(request)}/mix`,
    "tasks by models": `${await findBoard(request)}/matrix`,
    "list of suites": "/suites",
    suite: `/suites/${inventedSuite}`,
    "list of tasks": "/tasks",
    task: `/tasks/Invented/2?suite=${inventedSuite}`,
    "list of weeks": "/cycles",
    "list of events": "/events",
    "list of models": "/models",
    model: `/models/${imported.hostile.model}`,
    run: `/runs/${imported.hostile.runId}`,
    "run with repeats and cost": `/runs/${imported.flaky.runId}`,
    trace: await findTrace(request, imported.hostile.runId, "Invented/2"),
    record: await findRecord(request, imported.hostile.runId),
    "list of records": "/records",
    "choice of a board to compare": "/compare",
    "choice of two to compare": `/compare?suite=${inventedSuite}`,
    comparison: `/compare?${comparedPair(imported)}`,
    "comparison of three": `/compare?suite=${inventedSuite}&${compareThree(imported)}`,
    "two traces": await findTracePair(request, imported),
    methodology: "/methodology",
    "missing page": "/boards/none",
  };
  return addresses[kind];
}

function comparedPair({ good, hostile }: Imported): string {
  return `suite=${inventedSuite}&a=${good.model}&b=${hostile.model}`;
}

function compareThree({ good, fair, hostile }: Imported): string {
  return [good, fair, hostile].map(({ model }) => `m=${model}`).join("&");
}

/** A suite without weeks has its revision in the place of the cycle. */
async function findBoard(request: APIRequestContext): Promise<string> {
  const response = await request.get(`/api/v1/boards/${inventedSuite}`);
  const { cycle } = boardSchema.parse(await response.json());
  return `/boards/${inventedSuite}/${cycle}`;
}

async function findTracePair(request: APIRequestContext, imported: Imported): Promise<string> {
  const response = await request.get(`/api/v1/compare?${comparedPair(imported)}`);
  const { onlyA } = comparisonSchema.parse(await response.json());
  // The one that tries to break out of its page.
  const found = onlyA.find(({ taskId }) => taskId === "Invented/2");
  expect(found, "a pair of traces of Invented/2").toBeDefined();
  return `/compare/traces?a=${found?.traceA}&b=${found?.traceB}`;
}

async function findRecord(request: APIRequestContext, run: string): Promise<string> {
  const { record } = runSchema.parse(await (await request.get(`/api/v1/runs/${run}`)).json());
  return `/records/${record?.id}`;
}

async function findTrace(request: APIRequestContext, run: string, task: string): Promise<string> {
  const results = await (await request.get(`/api/v1/runs/${run}/results.jsonl`)).text();
  const candidates = results
    .trimEnd()
    .split("\n")
    .map((line) => runCandidateSchema.parse(JSON.parse(line)));
  const found = candidates.find((candidate) => candidate.taskId === task);
  expect(found, `a trace of ${task}`).toBeDefined();
  return `/traces/${found?.traceId}`;
}
