import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { artifacts, url } from "./e2e/seeded/seeded-site";
import { browserLaunchOptions } from "./workers/bootstrap/find-browser.mjs";

/** Walks over a seeded site that runs already: `npm run proof -- walk-site` starts both. */
export default defineConfig({
  testDir: join("e2e", "seeded"),
  outputDir: join(artifacts, "failures"),
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: join(artifacts, "walk.json") }]],
  use: {
    baseURL: url,
    launchOptions: browserLaunchOptions(),
  },
});
