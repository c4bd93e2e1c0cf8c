import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardSchema } from "../../lib/contracts/board";
import { notComparableSchema } from "../../lib/contracts/comparison";
import { runManifestSchema, runSchema } from "../../lib/contracts/run";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { publishProtocols } from "../../lib/data/test-support/publish-protocols";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { runRecompute } from "./test-support/run-recompute";
import { GET as getBoard } from "./v1/boards/[suite]/route";
import { GET as getComparison } from "./v1/compare/route";
import { GET as getRecord } from "./v1/records/[id]/route";
import { GET as getManifest } from "./v1/runs/[id]/manifest/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getRun } from "./v1/runs/[id]/route";

withSite(publishProtocols);

async function readBoard(suite: string, query = "") {
  const response = await callRoute(getBoard, `/api/v1/boards/${suite}${query}`, { suite });
  return boardSchema.parse(await response.json());
}

const readRun = async (id: string) =>
  runSchema.parse(await (await callRoute(getRun, `/api/v1/runs/${id}`, { id })).json());

describe("a board of several protocols", () => {
  test("ranks the largest group, and says of each other run in what it differs", async () => {
    const { rows, unranked, suite } = await readBoard("sample");
    expect(rows.map(({ model, rank }) => [model.slug, rank])).toEqual([
      ["plain", 1],
      ["older", 2],
    ]);
    expect(suite.rankedModels).toBe(2);
    const apart = unranked.filter((row) => row.reason !== "claim");
    const differing = new Map(apart.map((row) => [row.model.slug, [row.reason, row.differs]]));
    expect(Object.fromEntries(differing)).toEqual({
      almost: ["incomplete", []],
      slow: [
        "other-protocol",
        [{ field: "execution.limits.cpuMsPerTest", here: 3_000, there: 2_000 }],
      ],
      warm: ["other-protocol", [{ field: "generation.temperature", here: "0.8", there: "0.2" }]],
      tries: [
        "other-protocol",
        [{ field: "scoring.estimator", here: "sequential pass@j", there: "unbiased pass@k" }],
      ],
    });
  });

  test("holds no rank for a run that lacks one outcome, though its rate would be higher", async () => {
    const { rows, unranked } = await readBoard("sample");
    const almost = unranked.find(({ model }) => model.slug === "almost");
    expect(almost).toMatchObject({ passRate: null, bounds: { low: 0.75, high: 1 }, unscored: 1 });
    expect(almost).not.toHaveProperty("rank");
    expect(rows.every((row) => row.passRate < 0.75)).toBe(true);
  });

  test.each([
    ["slow", "execution.limits.cpuMsPerTest"],
    ["tries", "scoring.estimator"],
  ])("%s against plain is 409 and names %s", async (slug, field) => {
    const address = `/api/v1/compare?suite=sample&a=plain&b=${slug}`;
    const response = await callRoute(getComparison, address, {});
    expect(response.status).toBe(409);
    const { error } = notComparableSchema.parse(await response.json());
    expect(error.message).toContain(field);
    expect(error.fields[0]).toMatchObject({ field, verdict: "refuse" });
  });
});

describe("tries that ended with the first success", () => {
  test("are ranked among themselves by the share solved within k of them, at every k", async () => {
    const ratesAt = async (k: number) =>
      (await readBoard("tries", `?k=${k}`)).rows.map((row) => [row.model.slug, row.passRate]);
    expect(await ratesAt(1)).toEqual([
      ["t1", 0.25],
      ["t2", 0],
    ]);
    expect(await ratesAt(2)).toEqual([
      ["t1", 0.5],
      ["t2", 0],
    ]);
  });

  test("say so on their run", async () => {
    expect(await readRun("t1")).toMatchObject({
      sequentialAttempts: 3,
      passAtK: { "1": 0.25, "2": 0.5 },
      passed: 1,
      solvedTasks: 3,
    });
    expect((await readRun("plain")).sequentialAttempts).toBeNull();
  });

  test("that are missing at an unsolved task leave only bounds at every k beyond them", async () => {
    const once = await readBoard("short");
    expect(once.rows.map((row) => [row.model.slug, row.passRate])).toEqual([
      ["s1", 0.25],
      ["s2", 0.25],
    ]);
    // Of four: one solved at once, one at the third try, one never, one given up after a failed try.
    const twice = await readBoard("short", "?k=2");
    expect(twice.rows.map((row) => [row.model.slug, row.passRate])).toEqual([["s1", 0.5]]);
    expect(twice.unranked).toHaveLength(1);
    expect(twice.unranked[0]).toMatchObject({
      ...{ reason: "incomplete", passRate: null, interval: null, unscored: 1 },
      bounds: { low: 0.25, high: 0.5 },
    });
    expect(await readRun("s2")).toMatchObject({ passAtK: { "1": 0.25, "2": null } });
  });

  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "errorbar-tries-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(["t1", "s2"])(
    "of run %s are recomputed from the downloads to the last digit",
    async (run) => {
      const { record } = await readRun(run);
      const id = String(record?.id);
      const stated = await (await callRoute(getRecord, `/api/v1/records/${id}`, { id })).text();
      const results = await callRoute(getJsonl, `/api/v1/runs/${run}/results.jsonl`, { id: run });
      const paths = [join(folder, "record.json"), join(folder, "results.jsonl")] as const;
      writeFileSync(paths[0], stated);
      writeFileSync(paths[1], await results.text());
      const { exitCode, out, notes } = runRecompute("--run", ...paths);
      expect(exitCode, out + notes).toBe(0);
      expect(out).toContain("score (pass@1)");
    },
  );
});

describe("a run's answer", () => {
  test("has the checklist, item by item, and why its grade is what it is", async () => {
    const { checklist, evidence, evidenceReasons } = await readRun("plain");
    const build = checklist.find(({ item }) => item === "modelBuild");
    expect(build).toEqual({
      ...{ group: "model", item: "modelBuild", present: true },
      source: "manifest: generation.modelBuild",
    });
    expect(checklist.find(({ item }) => item === "tools")?.present).toBe(false);
    expect(evidence).toBe("A");
    const missing = checklist.filter(({ present }) => !present).length;
    expect(evidenceReasons.slice(0, 3)).toEqual([
      "Recorded as A; by what is known now it would be B.",
      "The answers were made and measured here.",
      `${missing} of ${checklist.length} items of the checklist are missing.`,
    ]);
  });

  test("says that imported answers were made elsewhere, though they were graded here", async () => {
    const { checklist, evidence, evidenceReasons, measured } = await readRun("warm");
    expect({ evidence, measured }).toEqual({ evidence: "E", measured: "here" });
    const missing = checklist.filter(({ present }) => !present).length;
    expect(evidenceReasons).toEqual([
      "The answers were made elsewhere, and how is known only as far as somebody states it.",
      `${missing} of ${checklist.length} items of the checklist are missing.`,
    ]);
  });

  test("has the manifest in today's form, with its fingerprint beside the stored hash", async () => {
    const answer = await callRoute(getManifest, "/api/v1/runs/older/manifest", { id: "older" });
    const body = runManifestSchema.parse(await answer.json());
    expect(body.fingerprint).toBe(sha256Hex(canonicalJson(body.manifest)));
    expect(body.manifest.generation).toMatchObject({ temperature: "0.2", tools: null });
    expect(body.undisclosed).toContain("generation.maxWallMs");
    expect(body.manifestSha256).not.toBe(body.fingerprint);
  });
});
