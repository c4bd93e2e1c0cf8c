import { defineConfig } from "vitest/config";

const shared = {
  environment: "node" as const,
  exclude: ["node_modules/**", "dist/**", ".next/**", ".errorbar/**", "e2e/**"],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...shared.exclude, "**/*.db.test.ts"],
        },
      },
      {
        // Tests against a real PostgreSQL: their server starts only when one of them runs.
        test: {
          ...shared,
          name: "database",
          include: ["**/*.db.test.ts"],
          globalSetup: ["workers/postgres/start-test-postgres.ts"],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
