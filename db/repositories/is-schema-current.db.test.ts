import { expect, test } from "vitest";
import { migrateDatabase } from "../migrate";
import { migrationsFolder, withTestDatabase } from "../test-support/with-test-database";
import { isSchemaCurrent } from "./is-schema-current";

const database = withTestDatabase();

test("the web role sees whether the schema is the one that the code expects", async () => {
  expect(await isSchemaCurrent(database.web)).toBe(true);
  await database.ownerSql`comment on schema public is 'errorbar schema 0000_older'`;
  expect(await isSchemaCurrent(database.web)).toBe(false);
  await Promise.all([
    migrateDatabase(database.ownerUrl, migrationsFolder),
    migrateDatabase(database.ownerUrl, migrationsFolder),
  ]);
  expect(await isSchemaCurrent(database.web)).toBe(true);
});
