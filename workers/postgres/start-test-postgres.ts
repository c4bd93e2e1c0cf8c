import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "./start-embedded-postgres";

declare module "vitest" {
  interface ProvidedContext {
    postgresOwnerUrl: string;
  }
}

/** Speed over durability: what these servers hold is thrown away. */
const testSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** Global set-up of the database tests: one throw-away server for all their files. */
export default async function startTestPostgres(
  project: TestProject,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "errorbar-test-postgres-"));
  const server = await startEmbeddedPostgres({ folder, settings: testSettings });
  project.provide("postgresOwnerUrl", server.ownerUrl);
  return async () => {
    await server.leave();
    rmSync(folder, { recursive: true, force: true });
  };
}
