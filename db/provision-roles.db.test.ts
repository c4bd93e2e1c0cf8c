import { beforeAll, describe, expect, test } from "vitest";
import { openDatabasePool } from "./client";
import { migrateDatabase } from "./migrate";
import { provisionRoles } from "./provision-roles";
import { fillEveryTable } from "./test-support/fill-every-table";
import { type CatalogueTable, listTables } from "./test-support/list-tables";
import { migrationsFolder, withTestDatabase } from "./test-support/with-test-database";

const database = withTestDatabase();
let tables: CatalogueTable[] = [];

beforeAll(async () => {
  await fillEveryTable(database.owner);
  tables = await listTables(database.ownerSql);
});

const refused = expect.objectContaining({ code: "42501" });

describe("the web role", () => {
  test("reads every table of schema public", async () => {
    const readable = tables.filter((table) => table.schema === "public");
    expect(readable.length).toBeGreaterThanOrEqual(10);
    for (const { name } of readable) {
      await expect(database.webSql.unsafe(`select * from ${name}`), name).resolves.not.toHaveLength(
        0,
      );
    }
  });

  test("reads no table outside schema public, hidden tests least of all", async () => {
    const closed = tables.filter((table) => table.schema !== "public");
    expect(closed.map((table) => table.name)).toEqual(
      expect.arrayContaining(["private.task_secrets", "drizzle.__drizzle_migrations"]),
    );
    for (const { name } of closed) {
      await expect(database.webSql.unsafe(`select * from ${name}`), name).rejects.toEqual(refused);
    }
  });

  test.each([
    ["INSERT", ({ name }: CatalogueTable) => `insert into ${name} select * from ${name}`],
    ["INSERT of defaults", ({ name }: CatalogueTable) => `insert into ${name} default values`],
    [
      "UPDATE",
      ({ name, firstColumn }: CatalogueTable) =>
        `update ${name} set ${firstColumn} = ${firstColumn}`,
    ],
    ["DELETE", ({ name }: CatalogueTable) => `delete from ${name}`],
    ["TRUNCATE", ({ name }: CatalogueTable) => `truncate ${name} cascade`],
    [
      "LOCK",
      ({ name }: CatalogueTable) => `do $$ begin lock table ${name} in exclusive mode; end $$`,
    ],
  ])("may do no %s on any table", async (_, statement) => {
    for (const table of tables) {
      await expect(database.webSql.unsafe(statement(table)), table.name).rejects.toEqual(refused);
    }
  });

  test("calls no built-in function that writes or takes the worker's locks", async () => {
    for (const call of [
      "lo_creat(-1)",
      "lo_from_bytea(0, 'abc'::bytea)",
      "pg_logical_emit_message(true, 'a', 'b')",
      "pg_try_advisory_lock(1)",
      "pg_advisory_xact_lock(1)",
    ]) {
      await expect(database.webSql.unsafe(`select ${call}`), call).rejects.toEqual(refused);
    }
  });

  test("creates nothing, not even for its own session", async () => {
    for (const statement of [
      "create table public.extra (id int)",
      "create table private.extra (id int)",
      "create temp table extra (id int)",
      "create schema extra",
      "create function public.extra() returns int language sql as 'select 1'",
      "create role extra",
      "select nextval('public.tasks_id_seq')",
    ]) {
      await expect(database.webSql.unsafe(statement), statement).rejects.toEqual(refused);
    }
  });
});

describe("the worker role", () => {
  test("adds rows to every table and reads them", async () => {
    await expect(fillEveryTable(database.worker, "run-2")).resolves.toBe("run-2");
  });

  test("updates, deletes and truncates nothing", async () => {
    for (const { name, firstColumn } of tables) {
      for (const statement of [
        `update ${name} set ${firstColumn} = ${firstColumn}`,
        `delete from ${name}`,
        `truncate ${name} cascade`,
      ]) {
        await expect(database.workerSql.unsafe(statement), statement).rejects.toEqual(refused);
      }
    }
  });

  test("can switch no trigger off, and change no table", async () => {
    for (const { name } of tables.filter((table) => table.appendOnly)) {
      for (const statement of [
        `alter table ${name} disable trigger all`,
        `alter table ${name} disable trigger append_only_rows`,
        `drop trigger append_only_rows on ${name}`,
        `drop table ${name} cascade`,
      ]) {
        await expect(database.workerSql.unsafe(statement), statement).rejects.toEqual(refused);
      }
    }
    for (const statement of [
      "set session_replication_role = replica",
      "create or replace function private.forbid() returns trigger language plpgsql as 'begin return old; end'",
      "create table public.extra (id int)",
    ]) {
      await expect(database.workerSql.unsafe(statement), statement).rejects.toEqual(refused);
    }
  });
});

test("tables that a later migration adds get the same rights, and a right given by hand is taken back", async () => {
  await database.ownerSql.unsafe("create table public.later (id serial primary key)");
  await database.ownerSql.unsafe("create table private.later (id serial primary key)");
  await database.ownerSql.unsafe(`grant all on public.models to ${database.name}_web`);
  try {
    await database.workerSql.unsafe("insert into public.later default values");
    await database.workerSql.unsafe("insert into private.later default values");
    await expect(database.webSql.unsafe("select * from public.later")).resolves.toHaveLength(1);
    await expect(database.webSql.unsafe("select * from private.later")).rejects.toEqual(refused);
    await provisionRoles(database.ownerUrl, { worker: "worker", web: "web" });
    await expect(database.webSql.unsafe("delete from public.models")).rejects.toEqual(refused);
  } finally {
    await database.ownerSql.unsafe("drop table public.later, private.later");
  }
});

test("other roles of the server may not even connect", async () => {
  const url = new URL(database.webUrl);
  url.pathname = "/postgres";
  const other = openDatabasePool(url.href);
  await expect(other.sql`select 1`).resolves.toHaveLength(1);
  await other.close();
  await database.ownerSql.unsafe(`create role ${database.name}_stranger login password 'stranger'`);
  url.pathname = `/${database.name}`;
  url.username = `${database.name}_stranger`;
  url.password = "stranger";
  const stranger = openDatabasePool(url.href);
  await expect(stranger.sql`select 1`).rejects.toEqual(refused);
  await stranger.close();
  await database.ownerSql.unsafe(`drop role ${database.name}_stranger`);
});

describe("a database whose owner is no superuser", () => {
  test("is migrated and provisioned when the owner may create roles", async () => {
    const name = `${database.name}_plain`;
    await database.ownerSql.unsafe(`create role ${name} login createrole password 'plain'`);
    await database.ownerSql.unsafe(`create database ${name} owner ${name}`);
    const url = new URL(database.ownerUrl);
    Object.assign(url, { pathname: `/${name}`, username: name, password: "plain" });
    try {
      await migrateDatabase(url.href, migrationsFolder);
      for (let repetition = 0; repetition < 2; repetition += 1) {
        const urls = await provisionRoles(url.href, { worker: "w", web: "v" });
        const web = openDatabasePool(urls.webUrl);
        await expect(web.sql`select * from private.task_secrets`).rejects.toEqual(refused);
        await expect(web.sql`select * from public.suites`).resolves.toHaveLength(0);
        await web.close();
      }
    } finally {
      await database.ownerSql.unsafe(`drop database ${name} with (force)`);
      await database.ownerSql.unsafe(`drop role ${name}_worker, ${name}_web, ${name}`);
    }
  });

  test("is refused in one line when the owner may not", async () => {
    const name = `${database.name}_weak`;
    await database.ownerSql.unsafe(`create role ${name} login password 'weak'`);
    await database.ownerSql.unsafe(`create database ${name} owner ${name}`);
    const url = new URL(database.ownerUrl);
    Object.assign(url, { pathname: `/${name}`, username: name, password: "weak" });
    try {
      await migrateDatabase(url.href, migrationsFolder);
      await expect(provisionRoles(url.href, { worker: "w", web: "v" })).rejects.toMatchObject({
        code: "environment",
        message: expect.stringMatching(/^.*needs CREATEROLE$/),
      });
    } finally {
      await database.ownerSql.unsafe(`drop database ${name} with (force)`);
      await database.ownerSql.unsafe(`drop role ${name}`);
    }
  });
});
