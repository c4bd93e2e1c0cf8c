// npm test: sets a fresh clone up, then runs every check and every test. The last line of standard
// output is the sum: `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, root } from "./checkout.mjs";
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
const noSandboxCode = 3;
const counts = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const { name, words } of staticChecks) {
  if ((await runShown(name, words)) !== 0) counts.push({ passed: 0, failed: 1, failures: [name] });
}
counts.push(await validateTasks());
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

/** One test: the tasks of base problems that have changed since they last held, and of a drawn 5%. */
async function validateTasks() {
  const name = "tasks that changed, and a drawn 5%";
  const code = await runShown(name, [bundle, "tasks", "validate", "--changed", "--draw", "5"], {
    // The home of the sandbox's tests, so that the images are built once.
    ERRORBAR_HOME: join(root, "dist", "sandbox-tests"),
  });
  // A machine that can't isolate programs says so above, and skips it as it skips the sandbox's tests.
  if (code === noSandboxCode) return { passed: 0, failed: 0, failures: [] };
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [name] };
}

async function runUnitTests() {
  const report = join(reports, "vitest.json");
  const code = await runShown("unit and database tests", [
    packaged("vitest", "vitest.mjs"),
    ...["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
  return countVitest(report, code === 0);
}

async function runBrowserTests() {
  const report = join(reports, "playwright.json");
  const home = mkdtempSync(join(tmpdir(), "errorbar-e2e-"));
  try {
    const code = await runShown(
      "browser tests",
      [packaged("@playwright", "test", "cli.js"), "test", "--reporter=list,json"],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ERRORBAR_E2E_HOME: home,
        ERRORBAR_E2E_PORT: String(await findFreePort()),
      },
    );
    return countPlaywright(report, code === 0);
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
