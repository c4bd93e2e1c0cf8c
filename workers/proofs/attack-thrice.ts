import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { checkoutRoot } from "../checkout-root";

/**
 * The hostile set and the cheats against every backend, three times in a row: none may pass, and the
 * machine must be unharmed each time. A test that was skipped proves nothing, such as those of a
 * language without an interpreter here: it counts as a failure.
 * Usage: npm run proof -- attack-thrice [TIMES]
 */
const [times = 3] = process.argv.slice(2).map(Number);
const folders = ["workers/sandbox/conformance", "workers/sandbox/fork-server"];
const reportSchema = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const scratch = mkdtempSync(join(tmpdir(), "errorbar-attack-"));
try {
  for (let time = 1; time <= times; time += 1) {
    process.stdout.write(`\n== attack ${time} of ${times}\n`);
    const fault = await attack(join(scratch, `attack-${time}.json`));
    if (fault === null) continue;
    process.stdout.write(`attack ${time} ${fault}\n`);
    process.exitCode = 1;
    break;
  }
  if (process.exitCode !== 1) process.stdout.write(`\ncontained ${times} times in a row\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** What is wrong with one attack; null when every test ran and passed. */
async function attack(reportPath: string): Promise<string | null> {
  const code = await runTests(reportPath);
  if (code !== 0) return "was not contained";
  const report = reportSchema.parse(JSON.parse(readFileSync(reportPath, "utf8")));
  const skipped = report.numPendingTests + report.numTodoTests;
  process.stdout.write(`${report.numPassedTests} passed, ${skipped} skipped\n`);
  if (skipped > 0) return `proves nothing: ${skipped} tests were skipped, for the reasons above`;
  return report.numPassedTests > 0 ? null : "proves nothing: no test ran";
}

function runTests(reportPath: string): Promise<number | null> {
  const vitest = join(checkoutRoot, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`];
  const words = [vitest, "run", "--project", "sandbox", ...reporters, ...folders];
  return new Promise((resolve, reject) => {
    const options = { cwd: checkoutRoot, stdio: "inherit" as const };
    const child = spawn(process.execPath, words, options);
    child.once("error", reject);
    child.once("exit", resolve);
  });
}
