import { z } from "zod";

/** A description of the API, as far as its addresses follow from it. */
export const openApiSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
      }),
    }),
  ),
});
type OpenApi = z.infer<typeof openApiSchema>;

/** Every value that a place in an address of the API may have. */
export interface Known {
  boards: [suite: string, cycle: string][];
  /** Slugs of what was measured on the newest board of each suite. */
  compared: { suite: string; cycle: string; slugs: string[] }[];
  models: Set<string>;
  /** Those that were measured elsewhere have no traces. */
  runs: Map<string, { hasTraces: boolean }>;
  traces: Set<string>;
  tasks: Set<string>;
  records: Set<string>;
}

export interface ApiAddresses {
  addresses: string[];
  /** Paths of the description that nothing on this site can be asked by. */
  uncovered: string[];
}

const week = /^\d{4}-W\d{2}$/;

/** Each path of a description with each value that it has, in each format that it offers. */
export function fillApiPaths({ paths }: OpenApi, known: Known): ApiAddresses {
  const filled = Object.entries(paths).map(([path, { get }]) => {
    const hasFormats = get.parameters.some(
      ({ name, in: place }) => name === "format" && place === "query",
    );
    const addresses = fillPath(path, known).flatMap((address) =>
      hasFormats ? withFormats(address) : [address],
    );
    return { path, addresses };
  });
  return {
    addresses: filled.flatMap(({ addresses }) => addresses),
    uncovered: filled.flatMap(({ path, addresses }) => (addresses.length === 0 ? [path] : [])),
  };
}

function fillPath(path: string, known: Known): string[] {
  if (path === "/api/v1/compare") return known.compared.flatMap(listComparisons);
  if (path.includes("{suite}")) return known.boards.map((board) => fillBoard(path, board));
  const place = /\{\w+\}/.exec(path)?.[0];
  if (place === undefined) return [path];
  return listValues(path, known).map((value) => path.replace(place, value));
}

function fillBoard(path: string, [suite, cycle]: [string, string]): string {
  const filled = path.replace("{suite}", suite).replace("{cycle}", cycle);
  return path.includes("{cycle}") ? filled : `${filled}?cycle=${cycle}`;
}

function listValues(path: string, known: Known): string[] {
  const kind = /^\/(?:api\/v1\/)?(\w+)\//.exec(path)?.[1];
  switch (kind) {
    case "badge":
    case "models":
      return [...known.models];
    case "runs": {
      const runs = [...known.runs].filter(([, run]) => run.hasTraces || !path.includes("traces"));
      return runs.map(([id]) => id);
    }
    case "traces":
      return [...known.traces];
    case "tasks":
      return [...known.tasks];
    case "records":
      return [...known.records];
    case "cycles":
      return [...new Set(known.boards.flatMap(([, cycle]) => (week.test(cycle) ? [cycle] : [])))];
    default:
      return [];
  }
}

/** Each with the next one, and the first three and four. */
function listComparisons({ suite, cycle, slugs }: Known["compared"][number]): string[] {
  const several = [3, 4].flatMap((count) => (slugs.length < count ? [] : [slugs.slice(0, count)]));
  const pairs = slugs.slice(1).map((slug, place) => [slugs[place] ?? "", slug]);
  return [...pairs, ...several].map((of) => {
    const query = new URLSearchParams({ suite, cycle });
    for (const [place, slug] of of.entries()) query.set("abcd".charAt(place), slug);
    return `/api/v1/compare?${query}`;
  });
}

function withFormats(address: string): string[] {
  const joint = address.includes("?") ? "&" : "?";
  return [address, `${address}${joint}format=csv`, `${address}${joint}format=parquet`];
}
