import "server-only";
import { type Database, type DatabasePool, openDatabasePool } from "../../db/client";
import { webSettings } from "./web-settings";

// Kept outside the module: Next loads it once for pages and once for routes.
const shared = globalThis as typeof globalThis & { errorbarWebPool?: DatabasePool };

/** The site's connections, under a role that reads what is public and nothing else. */
export function webDatabase(): Database {
  shared.errorbarWebPool ??= openDatabasePool(webSettings().databaseUrl, {
    applicationName: "errorbar-web",
  });
  return shared.errorbarWebPool.db;
}

/** Ends the site's connections; the next query opens new ones. */
export async function closeWebDatabase(): Promise<void> {
  const pool = shared.errorbarWebPool;
  delete shared.errorbarWebPool;
  await pool?.close();
}
