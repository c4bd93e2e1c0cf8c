import { gunzipSync } from "node:zlib";
import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { boardSchema } from "../../lib/contracts/board";
import { runCandidateSchema } from "../../lib/contracts/run";

const openApiSchema = z.object({ paths: z.record(z.string(), z.object({ get: z.unknown() })) });

export interface Published {
  cycle: string;
  /** Those of its cycles that are weeks. */
  weeks: string[];
  slugs: string[];
  runs: string[];
  traces: string[];
  tasks: string[];
  records: string[];
}

/** Everything of one suite that has an address. */
export async function listPublished(request: APIRequestContext, suite: string): Promise<Published> {
  const board = boardSchema.parse(await getJson(request, `/api/v1/boards/${suite}`));
  const rows = [...board.rows, ...board.unranked];
  const runs = rows.flatMap((row) => (row.runId === null ? [] : [row.runId]));
  const lines = await Promise.all(
    runs.map(async (run) => getText(request, `/api/v1/runs/${run}/results.jsonl`)),
  );
  const candidates = lines
    .flatMap((text) => text.trimEnd().split("\n"))
    .map((line) => runCandidateSchema.parse(JSON.parse(line)));
  return {
    cycle: board.cycle,
    weeks: board.suite.cycles.filter((cycle) => /^\d{4}-W\d{2}$/.test(cycle)),
    slugs: rows.map((row) => row.model.slug),
    runs,
    traces: candidates.map((candidate) => String(candidate.traceId)),
    tasks: [...new Set(candidates.map((candidate) => candidate.taskId))],
    records: rows.flatMap((row) => (row.recordId === null ? [] : [String(row.recordId)])),
  };
}

/**
 * Every answer of the API about one suite, by address: each path of its own description with each
 * value that the suite has for it. Compressed files are read as what they hold.
 */
export async function crawlApi(
  request: APIRequestContext,
  suite: string,
): Promise<Map<string, string>> {
  const published = await listPublished(request, suite);
  const { paths } = openApiSchema.parse(await getJson(request, "/openapi.json"));
  const addresses = Object.keys(paths).flatMap((path) => fillPath(path, suite, published));
  const texts = new Map<string, string>();
  for (const address of ["/openapi.json", ...addresses]) {
    texts.set(address, await getText(request, address));
  }
  return texts;
}

function fillPath(path: string, suite: string, published: Published): string[] {
  if (path === "/api/v1/compare") return listComparisons(suite, published);
  const place = /\{\w+\}/.exec(path)?.[0];
  if (place === undefined) return [path];
  const values: Record<string, string[]> = {
    boards: [suite],
    cycles: published.weeks,
    models: published.slugs,
    runs: published.runs,
    traces: published.traces,
    tasks: published.tasks,
    records: published.records,
    badge: published.slugs,
  };
  const kind = /^\/(?:api\/v1\/)?(\w+)\//.exec(path)?.[1] ?? "";
  const known = values[kind] ?? [];
  // A suite without weeks has no cycle of its own.
  if (kind !== "cycles") expect(known, `values for ${path}`).not.toEqual([]);
  return known.map((value) => path.replace(place, value).replace("{cycle}", published.cycle));
}

/** Of each model with the next one; all of a suite that is crawled were measured alike. */
function listComparisons(suite: string, { slugs }: Published): string[] {
  return slugs.slice(1).map((b, index) => {
    const query = new URLSearchParams({ suite, a: slugs[index] ?? "", b });
    return `/api/v1/compare?${query}`;
  });
}

async function getJson(request: APIRequestContext, address: string): Promise<unknown> {
  return JSON.parse(await getText(request, address));
}

async function getText(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const body = await response.body();
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  return (isPacked ? gunzipSync(body) : body).toString("utf8");
}
