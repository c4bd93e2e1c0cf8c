import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, expect, test, vi } from "vitest";
import { migrationsFolder, withTestDatabase } from "../../db/test-support/with-test-database";
import { readEnv } from "../../lib/config/env";
import { provideDatabase } from "./provide-database";

// The queue's schema is made here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const database = withTestDatabase();
const homes = mkdtempSync(join(tmpdir(), "errorbar-homes-"));
afterAll(() => rmSync(homes, { recursive: true, force: true }));

/** The database as a machine with a home of its own comes to it. */
function provide(home: string, webUrl?: string) {
  const env = {
    DATABASE_URL: database.ownerUrl,
    ERRORBAR_HOME: join(homes, home),
    ERRORBAR_WEB_DATABASE_URL: webUrl,
  };
  return provideDatabase(readEnv(env, homes), migrationsFolder);
}

/** Whether a new connection is let in. */
async function logsIn(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1 });
  try {
    return (await sql`select 1`).length === 1;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}

test("machines that come to one database don't shut each other out, nor the site of one of them", async () => {
  const first = await provide("first");
  const site = await first.openWebLogin();
  const second = await provide("second");
  expect(await logsIn(first.workerUrl)).toBe(true);
  expect(await logsIn(second.workerUrl)).toBe(true);
  expect(await logsIn(site)).toBe(true);
  expect(await second.openWebLogin()).toBe(site);
  expect(site).not.toContain(new URL(database.ownerUrl).password);
});

test("a site's password that was chosen on one machine is left alone by the others", async () => {
  const chosen = new URL(database.webUrl);
  chosen.password = "chosen-by-hand";
  await provide("serves", chosen.href);
  await provide("works");
  expect(await logsIn(chosen.href)).toBe(true);
});
