import { describe, expect, test } from "vitest";
import { boardListSchema, boardSchema } from "../../lib/contracts/board";
import { errorBodySchema } from "../../lib/contracts/error";
import { modelDetailSchema, modelHistorySchema, modelListSchema } from "../../lib/contracts/model";
import { recordListSchema, runManifestSchema, runSchema } from "../../lib/contracts/run";
import { taskSchema } from "../../lib/contracts/task";
import { traceResponseSchema } from "../../lib/contracts/trace";
import {
  publishSampleBoard,
  type SampleBoard,
} from "../../lib/data/test-support/publish-sample-board";
import { withSite } from "../../lib/data/test-support/with-site";
import { GET as getHealth } from "../healthz/route";
import { GET as getOpenApi } from "../openapi.json/route";
import { GET as getReady } from "../readyz/route";
import { callRoute } from "./test-support/call-route";
import { GET as getBoard } from "./v1/boards/[suite]/route";
import { GET as getBoards } from "./v1/boards/route";
import { GET as getHistory } from "./v1/models/[slug]/history/route";
import { GET as getModel } from "./v1/models/[slug]/route";
import { GET as getModels } from "./v1/models/route";
import { GET as getRecords } from "./v1/records/route";
import { GET as getManifest } from "./v1/runs/[id]/manifest/route";
import { GET as getRun } from "./v1/runs/[id]/route";
import { GET as getTask } from "./v1/tasks/[...id]/route";
import { GET as getTrace } from "./v1/traces/[id]/route";

let sample: SampleBoard;
withSite(async (publisher) => {
  sample = await publishSampleBoard(publisher);
});

async function errorOf(response: Response) {
  return { status: response.status, ...errorBodySchema.parse(await response.json()).error };
}

describe("every answer", () => {
  test("has a strong ETag that is the SHA-256 of its body, and is 304 for whoever has it", async () => {
    const response = await callRoute(getBoards, "/api/v1/boards", {});
    const body = await response.arrayBuffer();
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", body)).toString("hex");
    const etag = response.headers.get("ETag") ?? "";
    expect(etag).toBe(`"${digest}"`);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const headers = { "If-None-Match": etag };
    const again = await callRoute(getBoards, "/api/v1/boards", {}, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get("ETag")).toBe(etag);
    expect(await again.text()).toBe("");
  });

  test("to HEAD has the headers and no body", async () => {
    const response = await callRoute(getBoards, "/api/v1/boards", {}, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await response.text()).toBe("");
  });
});

describe("boards", () => {
  test("are listed and shown in the form that the contract promises", async () => {
    const list = boardListSchema.parse(
      await (await callRoute(getBoards, "/api/v1/boards", {})).json(),
    );
    expect(list.boards.map(({ id }) => id)).toEqual(["sample"]);
    const address = "/api/v1/boards/sample?tier=2";
    const response = await callRoute(getBoard, address, { suite: "sample" });
    expect(boardSchema.parse(await response.json()).scope.tier).toBe(2);
  });

  test("refuse a parameter by its name", async () => {
    const address = "/api/v1/boards/sample?tier=9";
    expect(await errorOf(await callRoute(getBoard, address, { suite: "sample" }))).toEqual({
      status: 400,
      code: "bad-input",
      message: 'the parameter "tier" must be one of 1, 2, 3',
    });
  });

  test("are not found under names that hold control characters", async () => {
    const response = await callRoute(getBoard, "/api/v1/boards/x", { suite: "x\u0000" });
    expect(await errorOf(response)).toMatchObject({ status: 404, code: "not-found" });
  });
});

describe("models", () => {
  test("are listed with their numbers of records", async () => {
    const response = await callRoute(getModels, "/api/v1/models", {});
    const { models } = modelListSchema.parse(await response.json());
    expect(models.map(({ slug, records }) => [slug, records])).toEqual([
      ["alpha", 2],
      ["beta", 2],
      ["delta", 1],
      ["gamma", 1],
      ["two", 1],
    ]);
  });

  test("keep every record in their history and the current ones on their page", async () => {
    const params = { slug: "beta" };
    const history = modelHistorySchema.parse(
      await (await callRoute(getHistory, "/x?suite=sample", params)).json(),
    );
    expect(history.records.map((record) => [record.recordId, record.supersededBy])).toEqual([
      [sample.records.betaWrong, sample.records.beta],
      [sample.records.beta, null],
    ]);
    const detail = modelDetailSchema.parse(await (await callRoute(getModel, "/x", params)).json());
    expect(detail.current.map(({ recordId }) => recordId)).toEqual([sample.records.beta]);
  });

  test("that nobody registered are not found", async () => {
    const response = await callRoute(getModel, "/x", { slug: "nobody" });
    expect(await errorOf(response)).toMatchObject({ status: 404 });
  });
});

describe("a run", () => {
  test("shows its record, counts and tokens", async () => {
    const run = runSchema.parse(await (await callRoute(getRun, "/x", { id: "a2" })).json());
    expect(run).toMatchObject({
      state: "complete",
      passed: 3,
      tasks: 4,
      graded: 4,
      voided: 0,
      failureClasses: { wrong_answer: 1 },
      executionMs: { executions: 4 },
      tokens: { prompt: 40, completion: 20, candidates: 4 },
      record: { id: sample.records.alpha },
    });
  });

  test("that lacks a verdict is incomplete", async () => {
    const run = runSchema.parse(await (await callRoute(getRun, "/x", { id: "d1" })).json());
    expect(run).toMatchObject({ state: "incomplete", graded: 3, voided: 1, passRate: null });
  });

  test("names the fields of its manifest that nobody disclosed", async () => {
    const response = await callRoute(getManifest, "/x", { id: "a2" });
    const { undisclosed } = runManifestSchema.parse(await response.json());
    expect(undisclosed).toContain("generation.systemPrompt");
    expect(undisclosed).not.toContain("generation.modelBuild");
  });
});

describe("a trace", () => {
  test("is the stored one under its verdict's id", async () => {
    const task = taskSchema.parse(
      await (await callRoute(getTask, "/x", { id: ["sample", "0"] })).json(),
    );
    const alpha = task.outcomes.find((outcome) => outcome.runId === "a2");
    const id = String(alpha?.candidates[0]?.traceId);
    const response = await callRoute(getTrace, "/x", { id });
    const { trace } = traceResponseSchema.parse(await response.json());
    expect(trace.completion.text).toBe("answer 0 to sample/0 by alpha");
  });

  test.each(["999999", "x", "1e3", "99999999999999999999"])("is not found for %s", async (id) => {
    expect(await errorOf(await callRoute(getTrace, "/x", { id }))).toMatchObject({ status: 404 });
  });
});

describe("a task", () => {
  test("shows its public part and nothing of its tests or reference solution", async () => {
    const response = await callRoute(getTask, "/x?suite=sample", { id: ["sample", "2"] });
    const text = await response.text();
    expect(text).not.toMatch(/return x|args|expectation|testPlan|reference/i);
    const task = taskSchema.parse(JSON.parse(text));
    expect(task).toMatchObject({ id: "sample/2", cases: 2, publicCases: 1, language: "java" });
    expect(task.outcomes.map(({ model, cycle }) => `${model.slug} ${cycle}`)).toEqual([
      "alpha 2026-W47",
      "alpha 2026-W48",
      "beta 2026-W48",
      "delta 2026-W48",
      "gamma 2026-W48",
      "two 2026-W48",
    ]);
  });
});

describe("the chain of records", () => {
  test("is walked page by page, each naming the one before", async () => {
    const first = recordListSchema.parse(
      await (await callRoute(getRecords, "/api/v1/records?limit=4", {})).json(),
    );
    const rest = recordListSchema.parse(
      await (await callRoute(getRecords, `/api/v1/records?after=${first.next}`, {})).json(),
    );
    expect([first.records.length, rest.records.length, rest.next]).toEqual([4, 3, null]);
    const chain = [...first.records, ...rest.records];
    expect(chain.map((record) => record.previousSha256)).toEqual([
      null,
      ...chain.slice(0, -1).map((record) => record.sha256),
    ]);
  });
});

describe("outside the API", () => {
  test("the probes answer, and no cache may", async () => {
    const health = await callRoute(getHealth, "/healthz", {});
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
    const ready = await callRoute(getReady, "/readyz", {});
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: "ready", database: "reachable", schema: "current" },
    ]);
    expect(ready.headers.get("Cache-Control")).toBe("no-store");
  });

  test("the description is OpenAPI 3.1", async () => {
    const response = await callRoute(getOpenApi, "/openapi.json", {});
    expect(await response.json()).toMatchObject({ openapi: "3.1.0" });
  });
});
