import { sql } from "drizzle-orm";
import { isSchemaCurrent } from "../../../db/repositories/is-schema-current";
import { DomainError } from "../../../lib/core/errors";
import type { Check } from "./check-result";

/** Starts or reaches the database and asks it as the worker. */
export const checkDatabase: Check = async (context) => {
  const name = "database";
  try {
    const database = await context.database();
    const [row] = await database.execute<{ version: string }>(
      sql`select current_setting('server_version') as version`,
    );
    const { embeddedPort } = await context.databaseServer();
    const kind = embeddedPort === null ? "DATABASE_URL" : `embedded, port ${embeddedPort}`;
    return (await isSchemaCurrent(database))
      ? [{ name, state: "ok", detail: `PostgreSQL ${row?.version} (${kind})` }]
      : [{ name, state: "missing", detail: "the schema is not current" }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [{ name, state: "missing", detail: error.message }];
  }
};
