import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, inject } from "vitest";
import { type Database, type DatabasePool, openDatabasePool } from "../client";
import { migrateDatabase } from "../migrate";
import { provisionRoles } from "../provision-roles";
import { expectedSchemaVersion } from "../schema-version";

declare module "vitest" {
  interface ProvidedContext {
    postgresOwnerUrl: string;
  }
}

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const templateLockKey = 7_220_184_512;
const templateName = `template_${expectedSchemaVersion}`;

/** A database of a test file's own; the getters work inside tests and hooks. */
export interface TestDatabase {
  readonly name: string;
  readonly ownerUrl: string;
  readonly workerUrl: string;
  readonly webUrl: string;
  readonly owner: Database;
  readonly worker: Database;
  readonly web: Database;
  /** Driver connections of the same three roles. */
  readonly ownerSql: Sql;
  readonly workerSql: Sql;
  readonly webSql: Sql;
}

interface Opened {
  name: string;
  urls: { owner: string; worker: string; web: string };
  pools: { owner: DatabasePool; worker: DatabasePool; web: DatabasePool };
}

/** Gives the calling test file a migrated, empty database with its roles, dropped afterwards. */
export function withTestDatabase(): TestDatabase {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase(inject("postgresOwnerUrl"));
  });
  afterAll(async () => {
    if (opened !== undefined) await dropTestDatabase(inject("postgresOwnerUrl"), opened);
  });
  return viewOf(() => {
    if (opened === undefined) throw new Error("the test database is not open outside tests");
    return opened;
  });
}

function viewOf(current: () => Opened): TestDatabase {
  return {
    get name() {
      return current().name;
    },
    get ownerUrl() {
      return current().urls.owner;
    },
    get workerUrl() {
      return current().urls.worker;
    },
    get webUrl() {
      return current().urls.web;
    },
    get owner() {
      return current().pools.owner.db;
    },
    get worker() {
      return current().pools.worker.db;
    },
    get web() {
      return current().pools.web.db;
    },
    get ownerSql() {
      return current().pools.owner.sql;
    },
    get workerSql() {
      return current().pools.worker.sql;
    },
    get webSql() {
      return current().pools.web.sql;
    },
  };
}

async function openTestDatabase(adminUrl: string): Promise<Opened> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withAdmin(adminUrl, async (sql) => {
    await ensureTemplate(sql, adminUrl);
    await sql.unsafe(`create database ${name} template "${templateName}"`);
  });
  const owner = onDatabase(adminUrl, name);
  const { workerUrl, webUrl } = await provisionRoles(owner, { worker: "worker", web: "web" });
  const open = (url: string) => openDatabasePool(url, { maxConnections: 4 });
  return {
    name,
    urls: { owner, worker: workerUrl, web: webUrl },
    pools: { owner: open(owner), worker: open(workerUrl), web: open(webUrl) },
  };
}

/** The template is migrated once a server; test files that start together take turns. */
async function ensureTemplate(sql: Sql, adminUrl: string): Promise<void> {
  await sql`select pg_advisory_lock(${templateLockKey})`;
  try {
    const found = await sql`select from pg_database where datname = ${templateName}`;
    if (found.length > 0) return;
    const unfinished = `${templateName}_new`;
    await sql.unsafe(`drop database if exists "${unfinished}"`);
    await sql.unsafe(`create database "${unfinished}"`);
    await migrateDatabase(onDatabase(adminUrl, unfinished), migrationsFolder);
    await sql.unsafe(`alter database "${unfinished}" rename to "${templateName}"`);
  } finally {
    await sql`select pg_advisory_unlock(${templateLockKey})`;
  }
}

async function dropTestDatabase(adminUrl: string, opened: Opened): Promise<void> {
  await Promise.all(Object.values(opened.pools).map((pool) => pool.close()));
  await withAdmin(adminUrl, async (sql) => {
    await sql.unsafe(`drop database ${opened.name} with (force)`);
    await sql.unsafe(`drop role ${opened.name}_worker`);
    await sql.unsafe(`drop role ${opened.name}_web`);
  });
}

async function withAdmin(adminUrl: string, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = postgres(onDatabase(adminUrl, "postgres"), { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

function onDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
