import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { describeWithSharedFile } from "../../lib/test-support/describe-with-shared-file";
import { CommandContext } from "./command-context";
import { runCommandLine } from "./run-command-line";
import { register as statsCheck } from "./stats-check";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-stats-check-"));
  // Neither is needed, so neither may be looked at.
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  vi.stubEnv("ERRORBAR_HOME", join(folder, "home"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  }
  const exitCode = await runCommandLine(words, new CommandContext(), [statsCheck]);
  return { exitCode, ...printed };
}

const year = (weeks: number) => ({ year: 2026, weeks });

describe("errorbar stats check", () => {
  test("a file whose figures all hold ends with 0 and says what was checked", async () => {
    const file = write("good.json", JSON.stringify({ iso_weeks_in_year: [year(53), year(53)] }));
    const { exitCode, stdout, stderr } = await run("stats", "check", file);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^iso_weeks_in_year +2 +2 +0$/m);
    expect(stdout).toMatch(/^1 key, 2 cases, 2 figures: 0 differ$/m);
    expect(stderr).toBe("");
    expect(existsSync(join(folder, "home"))).toBe(false);
  });

  test("a wrong figure ends with 1 and is named with both values", async () => {
    const file = write("wrong.json", JSON.stringify({ iso_weeks_in_year: [year(53), year(52)] }));
    const { exitCode, stdout } = await run("stats", "check", file);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("iso_weeks_in_year, case 1, weeks: 52, here 53");
    expect(stdout).toMatch(/: 1 differs$/m);
  });

  test("names in the file give the terminal no orders", async () => {
    const odd = { ...year(53), "\u001b[2J\nx": 1, name: "\u001b[31m\nred" };
    const file = write(
      "odd.json",
      JSON.stringify({ iso_weeks_in_year: [odd, { ...odd, weeks: 1 }] }),
    );
    const { exitCode, stdout } = await run("stats", "check", file);
    expect(exitCode).toBe(1);
    expect(stdout).not.toContain("\u001b");
    expect(stdout.trimEnd().split("\n")).toHaveLength(5);
  });

  test("under --json the answer is one document, also of a gzip file", async () => {
    const file = write("wrong.json.gz", gzipSync(JSON.stringify({ iso_weeks_in_year: year(52) })));
    const { exitCode, stdout } = await run("--json", "stats", "check", file);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      file,
      keys: [{ key: "iso_weeks_in_year", cases: 1, figures: 1, differences: 1, ignoredFields: [] }],
      cases: 1,
      figures: 1,
      differences: [
        { key: "iso_weeks_in_year", case: 0, name: null, field: "weeks", expected: 52, got: 53 },
      ],
    });
  });

  test.each([
    ["not JSON", "{", /bad\.json:1: broken JSON/],
    ["no object", "[]", /no JSON object/],
    ["an unknown key", '{"wilson90": []}', /key "wilson90"/],
    ["a case of another form", '{"adjust": {"p": 1}}', /key adjust, case 0: field p: /],
    [
      "a count beyond what is computed",
      '{"mcnemar": [{"b": 9e11, "c": 3, "p_exact": 0.1}]}',
      /key mcnemar, case 0: field b: lies outside 0 to 1,000,000: give an integer within/,
    ],
    [
      "a case that states no figure",
      '{"mcnemar": [{"b": 1, "c": 3}]}',
      /key mcnemar, case 0: states no figure to compare: add one at least of p_exact, p_mid/,
    ],
  ])("%s ends with 2, naming file, place and remedy", async (_, text, words) => {
    const file = write("bad.json", text);
    const { exitCode, stdout, stderr } = await run("stats", "check", file);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(file);
    expect(stderr).toMatch(words);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  test("an interruption ends the check without an answer", async () => {
    const file = write("long.json", JSON.stringify({ iso_weeks_in_year: [year(53), year(53)] }));
    const context = new CommandContext();
    context.interrupt("SIGTERM");
    const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    expect(await runCommandLine(["stats", "check", file], context, [statsCheck])).toBe(3);
    expect(printed).not.toHaveBeenCalled();
  });

  test("a file that is not there ends with 2", async () => {
    const { exitCode, stderr } = await run("stats", "check", join(folder, "none.json"));
    expect(exitCode).toBe(2);
    expect(stderr).toContain("no such file");
  });
});

describeWithSharedFile("errorbar stats check", "reference/statistics.json", (file) => {
  test("the reference vectors hold, each of their keys listed", async () => {
    const { exitCode, stdout } = await run("stats", "check", file);
    expect(stdout).toMatch(/^43 keys, \d+ cases, \d+ figures: 0 differ$/m);
    expect(exitCode).toBe(0);
  });
});
