import { beforeAll, expect, test } from "vitest";
import { fillEveryTable } from "./test-support/fill-every-table";
import { type CatalogueTable, listTables } from "./test-support/list-tables";
import { withTestDatabase } from "./test-support/with-test-database";

const database = withTestDatabase();
let guarded: CatalogueTable[] = [];

beforeAll(async () => {
  await fillEveryTable(database.owner);
  guarded = (await listTables(database.ownerSql)).filter((table) => table.appendOnly);
});

const forbidden = expect.objectContaining({
  code: "23000",
  message: expect.stringContaining("rows of this table are only ever added"),
});

test("every table of measurements is guarded", () => {
  expect(guarded.map((table) => table.name)).toEqual([
    "private.confirmation_tasks",
    "private.model_answers",
    "private.model_replies",
    "private.task_secrets",
    "private.worker_checks",
    "public.board_comparisons",
    "public.candidates",
    "public.claims",
    "public.confirmations",
    "public.cycle_gate_failures",
    "public.cycle_models",
    "public.cycle_publications",
    "public.cycles",
    "public.events",
    "public.executions",
    "public.model_descriptions",
    "public.outcomes",
    "public.record_figures",
    "public.repeat_executions",
    "public.reported_outcomes",
    "public.runs",
    "public.score_records",
    "public.site_identity",
    "public.suite_cards",
    "public.suite_limits",
    "public.suite_revisions",
    "public.tasks",
    "public.verdicts",
  ]);
});

test("nobody changes a guarded row, the owner included", async () => {
  for (const { name, firstColumn } of guarded) {
    for (const statement of [
      `update ${name} set ${firstColumn} = ${firstColumn}`,
      `delete from ${name}`,
      `truncate ${name} cascade`,
    ]) {
      const before = await database.ownerSql.unsafe(`select * from ${name}`);
      expect(before.length, name).toBeGreaterThan(0);
      await expect(database.ownerSql.unsafe(statement), statement).rejects.toEqual(forbidden);
      const after = await database.ownerSql.unsafe(`select * from ${name}`);
      expect(after, name).toEqual(before);
    }
  }
});

test("nor under a session that replays a replica's changes", async () => {
  for (const { name, firstColumn } of guarded) {
    for (const statement of [
      `update ${name} set ${firstColumn} = ${firstColumn}`,
      `delete from ${name}`,
      `truncate ${name} cascade`,
    ]) {
      const replay = database.ownerSql.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql.unsafe(statement);
      });
      await expect(replay, statement).rejects.toEqual(forbidden);
    }
  }
});

test("a row can't be changed by inserting over it", async () => {
  await expect(
    database.ownerSql`insert into runs select * from runs
      on conflict (id) do update set cycle = 'changed'`,
  ).rejects.toEqual(forbidden);
});
