import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type RunCandidate, runCandidateSchema } from "../../lib/contracts/run";
import { type TraceResponse, traceResponseSchema } from "../../lib/contracts/trace";
import { traceSchema } from "../../lib/core/trace/trace";
import { publishAwkwardRun } from "../../lib/data/test-support/publish-awkward-run";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getCsv } from "./v1/runs/[id]/results.csv/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getParquet } from "./v1/runs/[id]/results.parquet/route";
import { GET as getTraces } from "./v1/runs/[id]/traces.jsonl.gz/route";
import { GET as getTrace } from "./v1/traces/[id]/route";
import { GET as getStored } from "./v1/traces/[id]/trace.json/route";

const runId = "a3f1c9d2e4b57608";

withSite((publisher) => publishAwkwardRun(publisher, runId));

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const tracesOf = (id: string, init: RequestInit = {}) => callRoute(getTraces, "/x", { id }, init);

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

async function readResults(): Promise<RunCandidate[]> {
  const text = await (await callRoute(getJsonl, "/x", { id: runId })).text();
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => runCandidateSchema.parse(JSON.parse(line)));
}

async function readTraces(): Promise<string[]> {
  const text = gunzipSync(await bytesOf(await tracesOf(runId))).toString("utf8");
  return text.trimEnd().split("\n");
}

async function readTrace(id: number): Promise<TraceResponse> {
  const response = await callRoute(getTrace, "/x", { id: String(id) });
  return traceResponseSchema.parse(await response.json());
}

describe("the results of a run", () => {
  test("are one line a candidate in task order", async () => {
    const response = await callRoute(getJsonl, "/x", { id: runId });
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${runId}-results.jsonl"`,
    );
    const rows = await readResults();
    expect(rows.map((row) => [row.taskId, row.candidateIndex, row.verdict])).toEqual([
      ["=1+1", 0, "passed"],
      ["=1+1", 1, "failed"],
      ["sample/b", 0, "passed"],
      ["sample/b", 1, "passed"],
      ['@a,"b"', 0, "passed"],
      ['@a,"b"', 1, "passed"],
    ]);
    expect(rows[1]).toMatchObject({ casesPassed: 1, cases: 2, cpuMs: 7, superseded: 0 });
    expect(rows[4]).toMatchObject({ casesPassed: 0, cpuMs: null, superseded: 1 });
  });

  test("start no formula in a spreadsheet", async () => {
    const response = await callRoute(getCsv, "/x", { id: runId });
    expect(response.headers.get("Content-Type")).toMatch(/^text\/csv/);
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toMatch(/^taskId,candidateIndex,verdict,/);
    expect(lines[1]).toMatch(/^'=1\+1,0,passed,,/);
    expect(lines[5]).toMatch(/^"'@a,""b""",0,passed,,/);
    expect(lines.some((line) => /^"?[=+\-@]/.test(line))).toBe(false);
  });

  test.each([
    ["jsonl", getJsonl],
    ["csv", getCsv],
    ["parquet", getParquet],
  ])("as %s have headers that match the bytes, and can be had in parts", async (_, route) => {
    const ask = (init: RequestInit = {}) => callRoute(route, "/x", { id: runId }, init);
    const response = await ask();
    const bytes = await bytesOf(response);
    const digest = sha256(bytes);
    const etag = `"${digest.toString("hex")}"`;
    expect(response.headers.get("ETag")).toBe(etag);
    expect(response.headers.get("X-Errorbar-Sha256")).toBe(digest.toString("hex"));
    expect(response.headers.get("X-Errorbar-Bytes")).toBe(String(bytes.length));
    expect(response.headers.get("Repr-Digest")).toBe(`sha-256=:${digest.toString("base64")}:`);
    const part = await ask({ headers: { Range: "bytes=10-19", "If-Range": etag } });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toBe(`bytes 10-19/${bytes.length}`);
    expect(await bytesOf(part)).toEqual(bytes.slice(10, 20));
    expect((await ask({ headers: { "If-None-Match": etag } })).status).toBe(304);
    const head = await ask({ method: "HEAD" });
    expect([head.headers.get("ETag"), head.body]).toEqual([etag, null]);
  });

  test("of an unknown run are not found", async () => {
    expect((await callRoute(getCsv, "/x", { id: "none" })).status).toBe(404);
    expect((await tracesOf("none")).status).toBe(404);
  });
});

describe("the traces of a run", () => {
  test("come back out of the gzip as they were stored and hashed", async () => {
    const rows = await readResults();
    const lines = await readTraces();
    const digests = lines.map((line) => sha256(Buffer.from(line)).toString("hex"));
    // The fifth line is the trace of the verdict that a correction replaced.
    expect(digests.toSpliced(4, 1)).toEqual(rows.map((row) => row.traceSha256));
    const texts = lines.map((line) => traceSchema.parse(JSON.parse(line)).completion.text);
    expect(texts.slice(3)).toEqual([
      "answer 1 to sample/b by alpha",
      'answer 0 to @a,"b" by alpha',
      'corrected answer to @a,"b"',
      'answer 1 to @a,"b" by alpha',
    ]);
  });

  test("say what corrected them and what they correct", async () => {
    const corrected = (await readResults())[4];
    const id = corrected?.traceId ?? 0;
    const current = await readTrace(id);
    expect(current).toMatchObject({ supersededBy: null, correctionReason: "a test was wrong" });
    expect(await readTrace(current.supersedes ?? 0)).toMatchObject({
      supersededBy: id,
      reason: "a test was wrong",
      supersedes: null,
    });
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

describe("a slice of a run", () => {
  const ask = (query: string) => callRoute(getJsonl, `/x?${query}`, { id: runId });
  const lineOf = (text: string) => runCandidateSchema.parse(JSON.parse(text));

  test("holds the candidates that end so, and is named for it", async () => {
    const response = await ask("verdict=failed&failureClass=wrong_answer&language=python");
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${runId}-results-python-failed-wrong_answer.jsonl"`,
    );
    const rows = (await response.text()).trimEnd().split("\n").map(lineOf);
    expect(rows.map(({ taskId, candidateIndex }) => [taskId, candidateIndex])).toEqual([
      ["=1+1", 1],
    ]);
  });

  test("of traces holds all of each such candidate, its superseded verdict too", async () => {
    const response = await callRoute(getTraces, "/x?verdict=passed", { id: runId });
    const text = gunzipSync(await bytesOf(response)).toString("utf8");
    expect(text.trimEnd().split("\n")).toHaveLength(6);
    expect(response.headers.get("X-Errorbar-Sha256")).not.toBe(
      (await tracesOf(runId)).headers.get("X-Errorbar-Sha256"),
    );
  });

  test("without candidates is empty, and one that can't be is refused by its name", async () => {
    expect(await (await ask("language=java")).text()).toBe("");
    for (const query of ["language=cobol", "tier=4", "verdict=", "slice=1"]) {
      const response = await ask(query);
      if (query === "verdict=") expect(response.status).toBe(200);
      else {
        expect(response.status).toBe(400);
        expect((await response.json()).error.message).toContain(query.split("=")[0]);
      }
    }
  });

  test("can be had as Parquet, in parts too", async () => {
    const whole = await callRoute(getParquet, "/x?verdict=failed", { id: runId });
    const bytes = await bytesOf(whole);
    // The format begins and ends with its name.
    expect(
      [bytes.slice(0, 4), bytes.slice(-4)].map((part) => new TextDecoder().decode(part)),
    ).toEqual(["PAR1", "PAR1"]);
    const init = { headers: { Range: "bytes=-4" } };
    const end = await callRoute(getParquet, "/x?verdict=failed", { id: runId }, init);
    expect([end.status, await end.text()]).toEqual([206, "PAR1"]);
  });
});

test("a trace can be had as it was stored, under the hash that results state", async () => {
  const row = (await readResults())[0];
  const id = String(row?.traceId);
  const response = await callRoute(getStored, "/x", { id });
  const bytes = await bytesOf(response);
  expect(sha256(bytes).toString("hex")).toBe(row?.traceSha256);
  expect(response.headers.get("X-Errorbar-Sha256")).toBe(row?.traceSha256);
  expect((await readTrace(row?.traceId ?? 0)).bytes).toBe(bytes.length);
});
