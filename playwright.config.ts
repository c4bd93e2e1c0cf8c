import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.ERRORBAR_E2E_PORT ?? 3100);
/** A home of its own: what people evaluated here is neither read nor touched. */
const home = process.env.ERRORBAR_E2E_HOME ?? join(tmpdir(), `errorbar-e2e-${port}`);
const systemChromium = "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
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
