import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writePoolFixture } from "../importers/errorbar-pool/write-pool-fixture";
import { CommandContext } from "./command-context";
import { register as cyclePlan } from "./cycle-plan";
import { runCommandLine } from "./run-command-line";
import { expectRemedy } from "./test-support/expect-remedy";

let folder: string;

// The project's own pool is read whole.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-plan-"));
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const exitCode = await runCommandLine(["cycle", "plan", ...words], new CommandContext(), [
    cyclePlan,
  ]);
  return { exitCode, ...printed };
}

test("a week's plan is one document with 400 task ids and their digest, and nothing is written", async () => {
  const { exitCode, stdout } = await run("--week", "2026-W48", "--json");
  expect(exitCode).toBe(0);
  const plan = JSON.parse(stdout);
  const fields = ["cycle", "seedLabel", "taskIds", "digest", "allocation", "rotation"];
  expect(Object.keys(plan)).toEqual(fields);
  expect([plan.cycle, plan.seedLabel]).toEqual(["2026-W48", "cgb/v1/sample/2026-W48"]);
  expect(new Set(plan.taskIds).size).toBe(400);
  const digest = createHash("sha256").update([...plan.taskIds].sort().join("\n"));
  expect(plan.digest).toBe(digest.digest("hex"));
  for (const counts of [plan.allocation.planned, plan.allocation.actual]) {
    expect(counts.reduce((sum: number, cell: { tasks: number }) => sum + cell.tasks, 0)).toBe(400);
  }
  expect(existsSync(join(folder, "home"))).toBe(false);
});

test("a pool that can't fill a tier, and a week that its year has not, are told in one line", async () => {
  const pool = join(folder, "pool");
  writePoolFixture(pool, ["count-steps"]);
  const short = await run("--pool", pool);
  const noWeek = await run("--week", "2027-W53");
  for (const { exitCode, stdout, stderr } of [short, noWeek]) {
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expectRemedy(stderr);
  }
  expect(short.stderr).toMatch(/TIER_SHORT: \d{4}-W\d{2}: tier 1 has \d+ of 160 tasks, /);
  expect(noWeek.stderr).toContain("2027-W53 is no ISO week");
});
