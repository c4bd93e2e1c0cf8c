import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema";

type Schema = typeof schema;

/** A connection pool or a transaction: every repository function takes either. */
export type Database = PgDatabase<
  PostgresJsQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

export interface DatabasePool {
  readonly db: Database;
  /** The driver underneath, for statements that the query builder has no words for. */
  readonly sql: postgres.Sql;
  close(): Promise<void>;
}

export interface PoolOptions {
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** The server ends sessions that asked nothing for so long. */
  idleSessionTimeoutMs?: number;
}

const connectTimeoutSeconds = 10;
/** The driver's own wait grows to 20 s within one outage: a queue's lease would be over long before. */
const longestReconnectSeconds = 1;
const closeTimeoutSeconds = 5;

/** Opens a pool; connections are made at the first query. */
export function openDatabasePool(url: string, options: PoolOptions = {}): DatabasePool {
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    connect_timeout: connectTimeoutSeconds,
    backoff: (failures) => Math.min(failures / 10, longestReconnectSeconds),
    connection: {
      application_name: options.applicationName ?? "errorbar",
      ...(options.idleSessionTimeoutMs === undefined
        ? {}
        : { idle_session_timeout: options.idleSessionTimeoutMs }),
    },
    onnotice: () => {},
    // The driver replaces every connection within the hour, and with it a lock that its session holds.
    ...(options.idleSessionTimeoutMs === undefined ? {} : { max_lifetime: null }),
  });
  return {
    db: drizzle(sql, { schema }),
    sql,
    close: () => sql.end({ timeout: closeTimeoutSeconds }),
  };
}
