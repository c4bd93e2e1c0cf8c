// Sums what the test runners wrote down, not what they printed.
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} path vitest's JSON report
 * @param {boolean} exitedWell whether the runner itself ended with 0
 * @returns {Count}
 */
export function countVitest(path, exitedWell) {
  const report = readReport(path);
  if (report === null) return { passed: 0, failed: 1 };
  // A file that can't be imported has no failed test of its own.
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === "failed" &&
      !file.assertionResults.some((assertion) => assertion.status === "failed"),
  ).length;
  return settle(report.numPassedTests, report.numFailedTests + brokenFiles, exitedWell);
}

/**
 * @param {string} path Playwright's JSON report
 * @param {boolean} exitedWell
 * @returns {Count}
 */
export function countPlaywright(path, exitedWell) {
  const report = readReport(path);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return settle(expected + flaky, unexpected + report.errors.length, exitedWell);
}

/** A runner that ended badly without naming a failure counts as one. */
function settle(passed, failed, exitedWell) {
  return { passed, failed: failed === 0 && !exitedWell ? 1 : failed };
}

function readReport(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
