import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deadLetterQueue, queueSchema } from "../../../db/queue/queues";
import { withTestDatabase } from "../../../db/test-support/with-test-database";
import { CommandContext } from "../command-context";
import { checkQueue } from "./check-queue";

const database = withTestDatabase();
const home = mkdtempSync(join(tmpdir(), "errorbar-check-queue-"));
let context: CommandContext;

beforeAll(() => {
  vi.stubEnv("ERRORBAR_HOME", home);
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  context = new CommandContext();
});
afterAll(async () => {
  await context.close();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test("jobs that wait are counted, and jobs that were given up are named with a remedy", async () => {
  expect(await checkQueue(context)).toEqual([
    { name: "queue", state: "ok", detail: "0 jobs wait or run" },
  ]);
  const boss = new PgBoss({
    connectionString: database.ownerUrl,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send("grade", {});
  await boss.send("grade", {});
  expect(await checkQueue(context)).toMatchObject([{ state: "ok", detail: "2 jobs wait or run" }]);
  await boss.send(deadLetterQueue, {});
  await boss.stop({ graceful: false });
  const [given] = await checkQueue(context);
  expect(given?.state).toBe("optional");
  expect(given?.detail).toMatch(/^1 jobs have used up their retries, 2 wait or run: .*cycle run/);
});
