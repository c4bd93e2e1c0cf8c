import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { storeSuite } from "../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { runCandidateSchema } from "../../lib/contracts/run";
import { traceSchema } from "../../lib/core/trace/trace";
import { publishRun } from "../../lib/data/test-support/publish-run";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getCsv } from "./v1/runs/[id]/results.csv/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getTraces } from "./v1/runs/[id]/traces.jsonl.gz/route";

/** Of this test file's own, so that an archive kept by an earlier run of it is another one. */
const runId = createHash("sha256")
  .update(String(process.hrtime.bigint()))
  .digest("hex")
  .slice(0, 16);

withSite(async (publisher) => {
  const tasks = ["=1+1", "sample/b", '@a,"b"'].map((key) => sampleTask(key));
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  await publishRun(publisher, {
    id: runId,
    slug: "alpha",
    suiteRevisionId,
    cycle: "2026-W48",
    verdicts: [".w", "..", "s."],
  });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const tracesOf = (id: string, init: RequestInit = {}) => callRoute(getTraces, "/x", { id }, init);

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

describe("the results of a run", () => {
  test("are one line a candidate in task order", async () => {
    const response = await callRoute(getJsonl, "/x", { id: runId });
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${runId}-results.jsonl"`,
    );
    const lines = (await response.text()).trimEnd().split("\n");
    const rows = lines.map((line) => runCandidateSchema.parse(JSON.parse(line)));
    expect(rows.map((row) => [row.taskId, row.candidateIndex, row.verdict])).toEqual([
      ["=1+1", 0, "passed"],
      ["=1+1", 1, "failed"],
      ["sample/b", 0, "passed"],
      ["sample/b", 1, "passed"],
      ['@a,"b"', 0, "failed"],
      ['@a,"b"', 1, "passed"],
    ]);
    expect(rows[1]).toMatchObject({ casesPassed: 1, cases: 2, cpuMs: 7, superseded: 0 });
  });

  test("start no formula in a spreadsheet", async () => {
    const response = await callRoute(getCsv, "/x", { id: runId });
    expect(response.headers.get("Content-Type")).toMatch(/^text\/csv/);
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toMatch(/^taskId,candidateIndex,verdict,/);
    expect(lines[1]).toMatch(/^'=1\+1,0,passed,,/);
    expect(lines[5]).toMatch(/^"'@a,""b""",0,failed,syntax,/);
    expect(lines.some((line) => /^"?[=+\-@]/.test(line))).toBe(false);
  });

  test("of an unknown run are not found", async () => {
    expect((await callRoute(getCsv, "/x", { id: "none" })).status).toBe(404);
    expect((await tracesOf("none")).status).toBe(404);
  });
});

describe("the traces of a run", () => {
  test("come back out of the gzip as they were stored and hashed", async () => {
    const jsonl = await (await callRoute(getJsonl, "/x", { id: runId })).text();
    const digests = jsonl
      .trimEnd()
      .split("\n")
      .map((line) => runCandidateSchema.parse(JSON.parse(line)).traceSha256);
    const text = gunzipSync(await bytesOf(await tracesOf(runId))).toString("utf8");
    const lines = text.trimEnd().split("\n");
    expect(lines.map((line) => sha256(Buffer.from(line)).toString("hex"))).toEqual(digests);
    expect(traceSchema.parse(JSON.parse(lines[3] ?? "")).completion.text).toBe(
      "answer 1 to sample/b by alpha",
    );
  });

  test("have headers that match the bytes", async () => {
    const response = await tracesOf(runId);
    const bytes = await bytesOf(response);
    const digest = sha256(bytes);
    expect(response.headers.get("X-Errorbar-Sha256")).toBe(digest.toString("hex"));
    expect(response.headers.get("ETag")).toBe(`"${digest.toString("hex")}"`);
    expect(response.headers.get("Content-Digest")).toBe(`sha-256=:${digest.toString("base64")}:`);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(response.headers.get("Content-Type")).toBe("application/gzip");
    // No time and no operating system in the gzip header.
    expect([...bytes.slice(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  });

  test("are the same for all who ask at once", async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => tracesOf(runId)));
    const bodies = await Promise.all(responses.map(bytesOf));
    expect(new Set(bodies.map((bytes) => sha256(bytes).toString("hex"))).size).toBe(1);
  });

  test("are not sent to whoever has them", async () => {
    const etag = (await tracesOf(runId, { method: "HEAD" })).headers.get("ETag") ?? "";
    const response = await tracesOf(runId, { headers: { "If-None-Match": etag } });
    expect(response.status).toBe(304);
  });
});
