import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { GET as getOutcomes } from "../v1/boards/[suite]/[cycle]/outcomes/route";
import { GET as getComparison } from "../v1/compare/route";
import { GET as getRecord } from "../v1/records/[id]/route";
import { GET as getJsonl } from "../v1/runs/[id]/results.jsonl/route";
import { GET as getRun } from "../v1/runs/[id]/route";
import { callRoute } from "./call-route";

/** Changes what a path answers, as a site that states other figures would. */
export type Alter = (path: string, text: string) => string;

/** Serves what recompute.py fetches for runs, over HTTP, until closed. */
export async function serveDownloads(
  alter: Alter,
): Promise<{ site: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = await answerPath(path);
    const text = await answer.text();
    response.writeHead(answer.status).end(answer.ok ? alter(path, text) : text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { site: `http://127.0.0.1:${port}`, close };
}

/** What the site answers to a path of a download. */
export async function answerPath(path: string): Promise<Response> {
  const [kind, id = "", ...rest] = path.replace(/^\/api\/v1\//, "").split(/[/?]/);
  if (kind === "compare") return callRoute(getComparison, path, {});
  if (kind === "records") return callRoute(getRecord, path, { id });
  if (kind === "runs") return callRoute(rest.length > 0 ? getJsonl : getRun, path, { id });
  if (kind === "boards") return callRoute(getOutcomes, path, { suite: id, cycle: rest[0] ?? "" });
  return new Response("no such path", { status: 404 });
}
