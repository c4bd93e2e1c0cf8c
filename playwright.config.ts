import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { home, port } from "./e2e/support/site";
import { browserLaunchOptions } from "./workers/bootstrap/find-browser.mjs";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Wide: a machine that tests in parallel is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  projects: [
    { name: "import", testMatch: "import.setup.ts" },
    {
      name: "pages",
      testIgnore: ["real-model.spec.ts", "seeded/**"],
      dependencies: ["import"],
    },
    // Last: it ends the state in which the baselines alone are ranked.
    { name: "real model", testMatch: "real-model.spec.ts", dependencies: ["pages"] },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: browserLaunchOptions(),
  },
  webServer: {
    // The production build, with database, pool and baselines, as npm start serves it.
    command: `node --enable-source-maps ${join("dist", "errorbar.mjs")} serve`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      ERRORBAR_HOME: home,
      DATABASE_URL: "",
      ERRORBAR_WEB_DATABASE_URL: "",
      ERRORBAR_OBJECTS: "",
    },
  },
});
