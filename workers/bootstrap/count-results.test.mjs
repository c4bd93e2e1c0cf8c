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
  name: "a.test.ts",
  status,
  message: "no such module\n  at a.test.ts:1",
  assertionResults: tests.map((testStatus) => ({
    status: testStatus,
    fullName: `a test that ${testStatus}`,
    failureMessages:
      testStatus === "failed" ? ["AssertionError: 1 is not 2\n  at a.test.ts:3"] : [],
  })),
});

describe("the count of vitest", () => {
  test("takes passed and failed tests and no skipped ones, and says which failed and why", () => {
    const testResults = [file("failed", "passed", "failed"), file("passed", "passed", "skipped")];
    const path = report({ numPassedTests: 2, testResults });
    const failures = ["a.test.ts › a test that failed › AssertionError: 1 is not 2"];
    expect(countVitest(path, false)).toEqual({ passed: 2, failed: 1, failures });
  });

  test("counts a file that could not be imported", () => {
    const path = report({
      numPassedTests: 1,
      testResults: [file("failed"), file("passed", "passed")],
    });
    const failures = ["a.test.ts › no such module"];
    expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1, failures });
  });

  test("counts a run that ended badly without a failed test", () => {
    const path = report({ numPassedTests: 1, testResults: [] });
    expect(countVitest(path, false)).toMatchObject({ passed: 1, failed: 1 });
    expect(countVitest(path, true)).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  test("counts a missing or broken report as a failure", () => {
    expect(countVitest(join(folder, "absent.json"), true)).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest(report("{"), true)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("the count of Playwright", () => {
  const spec = (title, status, message) => ({
    file: "b.spec.ts",
    title,
    tests: [{ status, results: [{ error: { message: "first try" } }, { error: { message } }] }],
  });

  test("takes flaky tests as passed, and names those that failed at whatever depth, and errors outside tests", () => {
    const inner = { specs: [spec("breaks", "unexpected", "\u001b[31mno heading\u001b[39m\nmore")] };
    const outer = {
      specs: [spec("wavers", "flaky", "once"), spec("holds", "expected")],
      suites: [inner],
    };
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 5 };
    const path = report({ stats, suites: [outer], errors: [{ message: "no server" }] });
    const failures = ["b.spec.ts › breaks › no heading", "no server"];
    expect(countPlaywright(path, false)).toEqual({ passed: 4, failed: 2, failures });
  });

  test("counts a missing report as a failure", () => {
    expect(countPlaywright(join(folder, "absent.json"), true)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});
