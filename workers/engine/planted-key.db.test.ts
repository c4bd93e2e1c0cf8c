import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { provisionQueue } from "../../db/queue/provision-queue";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { openLog } from "../log/open-log";
import type { ProviderReply } from "../providers/test-support/provider-reply";
import { ProviderServer } from "../providers/test-support/provider-server";
import { startRound } from "./start-round";
import { addModel, openTestCycle, tasksOfWeek } from "./test-support/open-test-cycle";
import { openTestEngine, type TestEngine } from "./test-support/open-test-engine";
import { watchCycle } from "./watch-cycle";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-planted-key-"));
const objects = new FileObjectStore(join(folder, "objects"));
const logFile = join(folder, "errorbar.log");
const key = "sk-planted-0123456789abcdef";
const spellings = [key, Buffer.from(key).toString("base64").replace(/=+$/, "")];
let server: ProviderServer;
let engine: TestEngine;
const commandLines: string[] = [];

/** Each model repeats the key in another part of its replies. */
const replies: Record<string, ProviderReply> = {
  answers: { kind: "answer", text: `    # ${key}\n    return x\n` },
  refuses: { kind: "status", status: 401, message: `wrong key ${key}, that is ${spellings[1]}` },
  renames: { kind: "answer", text: "    return x\n", model: key },
};

beforeAll(async () => {
  vi.stubEnv("PLANTED_KEY", key);
  await provisionQueue(database.ownerUrl);
  server = await ProviderServer.start();
  server.respond(({ model }) => {
    if (commandLines.length === 0) commandLines.push(...listCommandLines());
    return replies[model] ?? { kind: "hang" };
  });
  const db = database.worker;
  const baseUrl = server.baseUrl("openai-compatible");
  const models = await Promise.all(
    Object.keys(replies).map((model) =>
      addModel(db, model, {
        ...{ kind: "openai-compatible", baseUrl, model, apiKeyEnv: "PLANTED_KEY" },
        concurrency: tasksOfWeek,
      }),
    ),
  );
  const cycleId = await openTestCycle(db, "2026-W48", models);
  engine = await openTestEngine({ db, workerUrl: database.workerUrl, objects });
  // It knows no key that it could hide: none may come to it.
  Object.assign(engine.ports, { log: openLog({ file: logFile, env: {} }) });
  await startRound(engine.ports, cycleId, null);
  const signal = new AbortController().signal;
  await watchCycle(engine.ports, { cycleId, slugs: null, onProgress: () => {}, signal });
});
afterAll(async () => {
  await engine.stop();
  await server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The arguments of every process of this machine. */
function listCommandLines(): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    } catch {
      // It ended meanwhile.
      return "";
    }
  });
}

async function dumpDatabase(): Promise<string> {
  const sql = database.ownerSql;
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'pgboss')`;
  const rows: string[] = [];
  for (const { name } of tables) {
    const dumped = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} as t`);
    rows.push(...dumped.map(({ row }) => row));
  }
  return rows.join("\n");
}

async function dumpObjects(): Promise<string> {
  const texts: string[] = [];
  for await (const { sha256 } of objects.list()) {
    if (sha256 !== null) texts.push(Buffer.from(await objects.get(sha256)).toString("utf8"));
  }
  return texts.join("\n");
}

test("every request carried the key, and each model repeated it", () => {
  expect(new Set(server.requests.map((request) => request.key))).toEqual(new Set([key]));
  expect(new Set(server.requests.map(({ model }) => model))).toEqual(new Set(Object.keys(replies)));
});

test.each([
  ["the database", dumpDatabase, "PLANTED_KEY"],
  ["the objects", dumpObjects, "[key removed]"],
  ["the log", async () => readFileSync(logFile, "utf8"), "a batch of questions was asked"],
  ["the arguments of any process", async () => commandLines.join("\n"), process.execPath],
] as const)("the key is nowhere in %s", async (_where, dump, present) => {
  const dumped = await dump();
  // What was looked through is what was meant.
  expect(dumped).toContain(present);
  for (const spelling of spellings) expect(dumped).not.toContain(spelling);
});
