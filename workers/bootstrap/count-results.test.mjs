import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-results.mjs";

const folder = mkdtempSync(join(tmpdir(), "errorbar-count-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const path = join(folder, "report.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((testStatus) => ({ status: testStatus })),
});

describe("the count of vitest", () => {
  test("takes passed and failed tests, and no skipped ones", () => {
    const testResults = [file("failed", "passed", "failed"), file("passed", "passed", "skipped")];
    const path = report({ numPassedTests: 2, numFailedTests: 1, testResults });
    expect(countVitest(path, false)).toEqual({ passed: 2, failed: 1 });
  });

  test("counts a file that could not be imported", () => {
    const testResults = [file("failed"), file("passed", "passed")];
    const path = report({ numPassedTests: 1, numFailedTests: 0, testResults });
    expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1 });
  });

  test("counts a run that ended badly without a failed test", () => {
    const path = report({ numPassedTests: 1, numFailedTests: 0, testResults: [] });
    expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1 });
    expect(countVitest(path, true)).toEqual({ passed: 1, failed: 0 });
  });

  test("counts a missing or broken report as a failure", () => {
    expect(countVitest(join(folder, "absent.json"), true)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(report("{"), true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("the count of Playwright", () => {
  test("takes flaky tests as passed and errors outside tests as failed", () => {
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 5 };
    const path = report({ stats, errors: [{ message: "no server" }] });
    expect(countPlaywright(path, false)).toEqual({ passed: 4, failed: 3 });
  });

  test("counts a missing report as a failure", () => {
    expect(countPlaywright(join(folder, "absent.json"), true)).toEqual({ passed: 0, failed: 1 });
  });
});
