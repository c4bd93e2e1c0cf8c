// npm test: sets a fresh clone up, then runs every check and every test. The last line of standard
// output is the sum: `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./checkout.mjs";
import { countPlaywright, countVitest } from "./count-results.mjs";
import { runShown } from "./run-shown.mjs";
import { prepareBundle, preparePackages, prepareSite, prepareSystem, runSetup } from "./setup.mjs";
import { staticChecks } from "./static-checks.mjs";

await runSetup(async () => {
  await preparePackages();
  await prepareBundle();
  await prepareSystem({ forTests: true });
  await prepareSite();
});

// What is set here for a person's own board must not reach the tests.
const settings = ["DATABASE_URL", "ERRORBAR_WEB_DATABASE_URL", "ERRORBAR_OBJECTS"];
for (const name of [...settings, "ERRORBAR_PYTHON_BACKEND", "NODE_ENV"]) delete process.env[name];

const reports = join(root, "dist", "reports");
const packaged = (...parts) => join(root, "node_modules", ...parts);
const counts = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const { name, words } of staticChecks) {
  if (!(await runShown(name, words))) counts.push({ passed: 0, failed: 1, failures: [name] });
}
counts.push(await runUnitTests());
counts.push(await runBrowserTests());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Once more at the end, where a long log is looked at first.
for (const failure of counts.flatMap(({ failures }) => failures)) {
  process.stdout.write(`\nfailed: ${failure}`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function runUnitTests() {
  const report = join(reports, "vitest.json");
  const exitedWell = await runShown("unit and database tests", [
    packaged("vitest", "vitest.mjs"),
    ...["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
  return countVitest(report, exitedWell);
}

async function runBrowserTests() {
  const report = join(reports, "playwright.json");
  const home = mkdtempSync(join(tmpdir(), "errorbar-e2e-"));
  try {
    const exitedWell = await runShown(
      "browser tests",
      [packaged("@playwright", "test", "cli.js"), "test", "--reporter=list,json"],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ERRORBAR_E2E_HOME: home,
        ERRORBAR_E2E_PORT: String(await findFreePort()),
      },
    );
    return countPlaywright(report, exitedWell);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
