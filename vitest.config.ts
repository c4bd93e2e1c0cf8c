import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests are not bundled by Next, which is what tells this marker that it is on the server. */
const resolve = {
  alias: {
    "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
  },
};

const shared = {
  environment: "node" as const,
  exclude: ["node_modules/**", "dist/**", ".next/**", ".errorbar/**", "e2e/**"],
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [...shared.exclude, "**/*.{db,sandbox}.test.ts"],
        },
      },
      {
        // Tests against a real PostgreSQL: their server starts only when one of them runs.
        resolve,
        test: {
          ...shared,
          name: "database",
          include: ["**/*.db.test.ts"],
          globalSetup: ["workers/postgres/start-test-postgres.ts"],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        // Tests that run programs under limits: two files at a time, after all others. Limits count a
        // program's own CPU time, and clocks are generous. Processes, because a sandbox dies with the
        // thread that began it.
        resolve,
        test: {
          ...shared,
          name: "sandbox",
          include: ["**/*.sandbox.test.ts"],
          globalSetup: ["workers/sandbox/test-support/report-missing-sandbox.ts"],
          pool: "forks",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
