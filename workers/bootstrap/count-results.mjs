// Sums what the test runners wrote down, not what they printed.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count each failure by name and why */

/**
 * @param {string} path vitest's JSON report
 * @param {boolean} exitedWell whether the runner itself ended with 0
 * @returns {Count}
 */
export function countVitest(path, exitedWell) {
  const report = readReport(path);
  if (report === null) return withoutReport(path);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === "failed");
    // A file that can't be imported has no failed test of its own.
    if (status === "failed" && failed.length === 0) return [tell([name], message)];
    return failed.map(({ fullName, failureMessages }) =>
      tell([name, fullName], failureMessages?.[0]),
    );
  });
  return settle(report.numPassedTests, failures, exitedWell);
}

/**
 * @param {string} path Playwright's JSON report
 * @param {boolean} exitedWell
 * @returns {Count}
 */
export function countPlaywright(path, exitedWell) {
  const report = readReport(path);
  if (report === null) return withoutReport(path);
  const { expected, flaky } = report.stats;
  const failures = [
    ...report.suites.flatMap(failuresBelow),
    ...report.errors.map(({ message }) => tell([], message)),
  ];
  return settle(expected + flaky, failures, exitedWell);
}

function failuresBelow({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => tell([file, title], results.at(-1)?.error?.message)),
  );
  return [...own, ...suites.flatMap(failuresBelow)];
}

function tell(names, message = "no message") {
  const [firstLine = ""] = stripVTControlCharacters(message).trim().split("\n");
  return [...names, firstLine.slice(0, 300)].join(" › ");
}

function withoutReport(path) {
  return { passed: 0, failed: 1, failures: [`no report was written to ${path}`] };
}

/** A runner that ended badly without naming a failure counts as one. */
function settle(passed, failures, exitedWell) {
  const all =
    failures.length === 0 && !exitedWell ? ["the runner ended badly, no test failed"] : failures;
  return { passed, failed: all.length, failures: all };
}

function readReport(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
