import { globSync } from "node:fs";
import { join } from "node:path";

const app = join(import.meta.dirname, "../..");

/** Every route of the site that answers programs, as folders are named, such as `api/v1/tasks/[...id]`. */
export function listRoutes(): string[] {
  return globSync("**/route.ts", { cwd: app })
    .map((file) => file.replace(/\/route\.ts$/, ""))
    .sort();
}

/** Calls a route with parts in the places that its folders leave open, in order, and a query. */
export async function callAddress(
  route: string,
  parts: readonly string[],
  query: URLSearchParams,
  init: RequestInit = {},
): Promise<Response> {
  const module: object = await import(join(app, route, "route.ts"));
  const answer: unknown = "GET" in module ? module.GET : undefined;
  if (typeof answer !== "function") throw new Error(`${route} answers no GET`);
  const request = new Request(`http://localhost/${encodeURI(route)}?${query}`, init);
  const context = { params: Promise.resolve(fill(route, parts)) };
  const response: unknown = await Reflect.apply(answer, undefined, [request, context]);
  if (response instanceof Response) return response;
  throw new Error(`${route} gave no response`);
}

function fill(route: string, parts: readonly string[]): Record<string, string | string[]> {
  const open = [...route.matchAll(/\[(\.\.\.)?(\w+)\]/g)];
  return Object.fromEntries(
    open.map(([, rest, name = ""], index) => {
      const part = parts[index % parts.length] ?? "";
      return [name, rest === undefined ? part : part.split("/")];
    }),
  );
}
