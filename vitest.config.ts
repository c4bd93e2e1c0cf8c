import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests are not bundled by Next, which is what tells this marker that it is on the server. */
const resolve = {
  alias: {
    "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
  },
};

/** The longest files begin first, so that none of them runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/conformance\/(?:conformance|cheats)\./.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const shared = {
  environment: "node" as const,
  // Left alone, a machine of two cores would run one file at a time; tests of the queue wait more than they work.
  maxWorkers: 3,
  exclude: ["node_modules/**", "dist/**", ".next/**", ".errorbar/**", "e2e/**"],
};

/** Tests against a real PostgreSQL: their server starts only when one of them runs. */
const databaseTests = {
  globalSetup: ["workers/postgres/start-test-postgres.ts"],
  hookTimeout: 60_000,
  testTimeout: 30_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: "unit",
          // Checked against other programs too, whose start waits for a busy machine.
          testTimeout: 20_000,
          // Pure, so that files may share what they import: loading it anew is half the time they take.
          isolate: false,
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [...shared.exclude, "**/*.{db,sandbox}.test.ts"],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          ...databaseTests,
          name: "database",
          include: ["{db,workers}/**/*.db.test.ts"],
          isolate: false,
        },
      },
      {
        // The site keeps answers and its one connection in its modules: a file has them to itself.
        resolve,
        test: { ...shared, ...databaseTests, name: "site", include: ["{app,lib}/**/*.db.test.ts"] },
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
