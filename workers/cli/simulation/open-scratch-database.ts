import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabasePool } from "../../../db/client";
import { migrateDatabase } from "../../../db/migrate";
import { provisionRoles } from "../../../db/provision-roles";
import { checkoutRoot } from "../../checkout-root";
import { startEmbeddedPostgres } from "../../postgres/start-embedded-postgres";

/** Speed over durability: what this server holds is thrown away. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const passwordBytes = 24;

/**
 * Starts a PostgreSQL of its own in a folder of its own, whatever database is configured, and returns a
 * pool of the worker's role.
 * @param onClose is given what takes server and folder away again; the last given runs first
 * @throws DomainError environment when the server can't run here.
 */
export async function openScratchDatabase(
  onClose: (release: () => Promise<void>) => void,
): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "errorbar-simulate-"));
  onClose(async () => rmSync(folder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ folder, settings });
  onClose(server.leave);
  await migrateDatabase(server.ownerUrl, join(checkoutRoot, "db", "migrations"));
  const password = () => randomBytes(passwordBytes).toString("hex");
  const passwords = { worker: password(), web: password() };
  const { workerUrl } = await provisionRoles(server.ownerUrl, passwords);
  const pool = openDatabasePool(workerUrl, { applicationName: "errorbar-simulate" });
  onClose(pool.close);
  return pool.db;
}
