import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishArchived } from "../../lib/data/test-support/publish-archived";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getArchive } from "./v1/boards/[suite]/[cycle]/archive/route";
import { GET as getBoard } from "./v1/boards/[suite]/route";
import { GET as getWeek } from "./v1/cycles/[week]/archive/route";

const cycle = "2026-W48";

withSite((publisher) => publishArchived(publisher, cycle));

const root = join(import.meta.dirname, "../..");
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-archive-"));
  // Made by the site's build, which no test needs otherwise.
  execFileSync(process.execPath, [join(root, "workers/bootstrap/build-recompute.mjs")]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Suites without weeks have a cycle named by their revision. */
async function ask(suite: string, init: RequestInit = {}): Promise<Response> {
  const board = await callRoute(getBoard, "/x", { suite });
  const params = { suite, cycle: board.ok ? (await board.json()).cycle : cycle };
  return callRoute(getArchive, "/x", params, init);
}

async function download(suite: string): Promise<Buffer> {
  const response = await ask(suite);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Unpacks an archive as a reader does; returns its one folder. */
async function unpack(suite: string): Promise<string> {
  const place = mkdtempSync(join(folder, `${suite}-`));
  execFileSync("tar", ["-xzf", "-", "-C", place], { input: await download(suite) });
  const [only, ...others] = readdirSync(place);
  expect(others).toEqual([]);
  return join(place, only ?? "");
}

function recompute(place: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["recompute.mjs"], {
    cwd: place,
    encoding: "utf8",
  });
  return { status, out: stdout, notes: stderr, last: stdout.trimEnd().split("\n").at(-1) ?? "" };
}

describe("the archive of a cycle", () => {
  test.each(["here", "elsewhere"])("of %s computes again to the same figures", async (suite) => {
    const { status, out, notes, last } = recompute(await unpack(suite));
    expect({ status, last }, out + notes).toEqual({
      status: 0,
      last: expect.stringMatching(/^all [1-9]\d+ figures agree$/),
    });
    expect(out).toMatch(/record \d+ of \w+: \d+ figures, all agree/);
  });

  test("takes a run that left tasks unanswered for what its record says: incomplete", async () => {
    const place = await unpack("here");
    const run = readFileSync(join(place, "runs/here-short/results.jsonl"), "utf8");
    expect(run.trimEnd().split("\n")).toHaveLength(9);
    expect(readFileSync(join(place, "records.jsonl"), "utf8")).toContain("incomplete");
    const { status, out } = recompute(place);
    expect(status, out).toBe(0);
    expect(out).toMatch(/record \d+ of short: \d+ figures, all agree/);
  });

  test("with one outcome changed says which record disagrees, and that the file was changed", async () => {
    const place = await unpack("here");
    const path = join(place, "runs/here-weak/results.jsonl");
    writeFileSync(path, readFileSync(path, "utf8").replace('"passed"', '"voided"'));
    const { status, out } = recompute(place);
    expect(status).toBe(1);
    expect(out).toMatch(/DIFFERS {2}SHA-256 of runs\/here-weak\/results.jsonl/);
    expect(out).toMatch(/DIFFERS {2}record \d+ of weak: passed: published 3, recomputed 2/);
    expect(out).not.toMatch(/DIFFERS {2}record \d+ of (?:strong|middle|short)/);
  });

  test("with a record's text changed says where the chain breaks", async () => {
    const place = await unpack("here");
    const path = join(place, "records.jsonl");
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("here-weak", "here-week"));
    const { status, out } = recompute(place);
    expect(status).not.toBe(0);
    expect(out).toMatch(/DIFFERS {2}record \d+: SHA-256 of its text/);
    expect(out).toMatch(/DIFFERS {2}run here-weak: no record is of it/);
  });

  test("that is none ends with 2 and one line", () => {
    const script = join(root, "dist/recompute.mjs");
    const { status, stderr } = spawnSync(process.execPath, [script, tmpdir()], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^recompute\.mjs: there is no SHA256SUMS in .+: it is no archive/);
  });

  test("holds the same bytes each time, with their checksum, whole and in parts", async () => {
    const [once, again] = [await download("here"), await download("here")];
    expect(again.equals(once)).toBe(true);
    const sha256 = createHash("sha256").update(once).digest("hex");
    const part = await ask("here", { headers: { Range: "bytes=10-19" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("X-Errorbar-Sha256")).toBe(sha256);
    expect(Buffer.from(await part.arrayBuffer()).equals(once.subarray(10, 20))).toBe(true);
  });

  test("passes sha256sum, and tells tasks, records and outcomes of its own cycle", async () => {
    const place = await unpack("elsewhere");
    execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: place });
    const lines = (name: string) => readFileSync(join(place, name), "utf8").trimEnd().split("\n");
    expect(lines("tasks.jsonl")).toHaveLength(8);
    expect(readdirSync(join(place, "runs"))).toEqual([...["elsewhere-shaky", "elsewhere-steady"]]);
  });

  test("of an unknown suite, or of a week that was never opened, is not found", async () => {
    expect((await ask("none")).status).toBe(404);
    expect((await callRoute(getWeek, "/x", { week: cycle })).status).toBe(404);
  });
});
