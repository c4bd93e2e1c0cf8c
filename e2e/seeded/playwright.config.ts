import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../workers/bootstrap/find-browser.mjs";
import { artifacts, url } from "./seeded-site";

const browser = findBrowser();

/** Walks over a seeded site that runs already: `npm run proof -- walk-site` starts both. */
export default defineConfig({
  testDir: ".",
  outputDir: join(artifacts, "failures"),
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: join(artifacts, "walk.json") }]],
  use: {
    baseURL: url,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
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
});
