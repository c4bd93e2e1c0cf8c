import { expect, test } from "vitest";
import { publishClosedPool } from "../../lib/data/test-support/publish-closed-pool";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getOutcomes } from "./v1/boards/[suite]/[cycle]/outcomes/route";
import { GET as getBoard } from "./v1/boards/[suite]/route";
import { GET as listBoards } from "./v1/boards/route";
import { GET as getComparison } from "./v1/compare/route";
import { GET as getHistory } from "./v1/models/[slug]/history/route";
import { GET as getModel } from "./v1/models/[slug]/route";
import { GET as getRecord } from "./v1/records/[id]/route";
import { GET as getManifest } from "./v1/runs/[id]/manifest/route";
import { GET as getCsv } from "./v1/runs/[id]/results.csv/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getRun } from "./v1/runs/[id]/route";
import { GET as getTask } from "./v1/tasks/[...id]/route";

const canary = "canary-pool";
let cycle = "";

withSite(async (publisher) => {
  cycle = await publishClosedPool(publisher, canary);
});

const compared = "/api/v1/compare?suite=weekly&a=a&b=b";
const answers: [string, () => Promise<Response>][] = [
  ["boards", () => callRoute(listBoards, "/api/v1/boards", {})],
  ["board", () => callRoute(getBoard, "/api/v1/boards/weekly", { suite: "weekly" })],
  ["outcomes", () => callRoute(getOutcomes, "/api/v1/outcomes", { suite: "weekly", cycle })],
  ["comparison", () => callRoute(getComparison, compared, {})],
  ["model", () => callRoute(getModel, "/api/v1/models/a", { slug: "a" })],
  ["history", () => callRoute(getHistory, "/api/v1/models/a/history", { slug: "a" })],
  ["record", () => callRoute(getRecord, "/api/v1/records/1", { id: "1" })],
  ["manifest", () => callRoute(getManifest, "/api/v1/runs/a/manifest", { id: "a" })],
];

test.each(answers)("the ids of a pool that isn't public are not in: %s", async (_name, ask) => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain(canary);
});

test.each([
  ["", getRun],
  ["/results.csv", getCsv],
  ["/results.jsonl", getJsonl],
] as const)("they are in what is about one run alone: /runs/a%s", async (rest, route) => {
  const response = await callRoute(route, `/api/v1/runs/a${rest}`, { id: "a" });
  expect(await response.text()).toContain(canary);
});

test("they are in the answer about the task itself", async () => {
  const id = [canary, "0"];
  const response = await callRoute(getTask, `/api/v1/tasks/${id.join("/")}`, { id });
  expect(await response.text()).toContain(canary);
});
