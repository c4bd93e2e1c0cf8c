import { beforeAll, describe, expect, test } from "vitest";
import { recordDetailSchema } from "../../lib/contracts/record";
import {
  publishSampleBoard,
  type SampleBoard,
} from "../../lib/data/test-support/publish-sample-board";
import { withSite } from "../../lib/data/test-support/with-site";
import { GET as getOpenApi } from "../openapi.json/route";
import { callRoute } from "./test-support/call-route";
import { GET as getRecord } from "./v1/records/[id]/route";

let sample: SampleBoard;
withSite(async (publisher) => {
  sample = await publishSampleBoard(publisher);
});

function ask(id: string | number) {
  return callRoute(getRecord, `/api/v1/records/${id}`, { id: String(id) });
}

async function read(id: number) {
  const response = await ask(id);
  expect(response.status).toBe(200);
  return recordDetailSchema.parse(await response.json());
}

describe("the address of a record", () => {
  let old: Awaited<ReturnType<typeof read>>;
  let current: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    old = await read(sample.records.betaWrong);
    current = await read(sample.records.beta);
  });

  test("of a superseded one still answers, with what superseded it, why and since when", () => {
    expect(old).toMatchObject({ state: "complete", passed: 1, tasks: 4, passRate: 0.25 });
    expect(old.supersededBy).toMatchObject({
      id: sample.records.beta,
      sha256: current.sha256,
      reason: "verdicts were corrected",
    });
    expect(Date.parse(old.supersededBy?.publishedAt ?? "")).toBeGreaterThan(0);
  });

  test("of a correcting one names the record that it supersedes, and why", () => {
    expect(current).toMatchObject({
      passed: 2,
      supersedes: { id: old.id, sha256: old.sha256 },
      supersededBy: null,
      reason: "verdicts were corrected",
    });
  });

  test("gives the text whose SHA-256 it is, and its predecessor in the chain", async () => {
    const bytes = new TextEncoder().encode(current.canonical);
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    expect(current.sha256).toBe(digest);
    const before = await read(current.previous?.id ?? 0);
    expect(before.sha256).toBe(current.previous?.sha256);
    const first = await read(sample.records.alphaOld);
    expect(first.previous).toBeNull();
  });

  test("that no record has is 404", async () => {
    for (const id of ["999999", "0", "-1", "abc", "1e3", "99999999999999999999"]) {
      expect((await ask(id)).status, id).toBe(404);
    }
  });

  test("is described", async () => {
    const response = await callRoute(getOpenApi, "/openapi.json", {});
    expect(Object.keys((await response.json()).paths)).toContain("/api/v1/records/{id}");
  });
});
