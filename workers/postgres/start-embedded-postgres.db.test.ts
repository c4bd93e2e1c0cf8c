import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, describe, expect, test, vi } from "vitest";
import { pollUntil } from "../../lib/test-support/poll-until";
import { findRunningServer } from "./server-files";
import { startEmbeddedPostgres } from "./start-embedded-postgres";

const folder = mkdtempSync(join(tmpdir(), "errorbar-embedded-"));
const data = join(folder, "data");
const options = { folder, settings: { fsync: "off" } };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql<{ pid: number }[]>`select 1 as pid`;
    return row?.pid ?? 0;
  } finally {
    await sql.end();
  }
}

async function waitForStop(): Promise<void> {
  for (let attempt = 0; attempt < 100 && findRunningServer(data) !== null; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(findRunningServer(data)).toBeNull();
}

function countLogged(words: string): number {
  return readFileSync(join(folder, "server.log"), "utf8").split(words).length - 1;
}

describe("the embedded server", { timeout: 60_000 }, () => {
  test("starts where an earlier initialisation was cut short, and without any provider's key", async () => {
    mkdirSync(join(folder, "data.new.1"));
    writeFileSync(join(folder, "data.new.1", "PG_VERSION"), "18");
    vi.stubEnv("ACME_API_KEY", "sk-planted-0123456789");
    const server = await startEmbeddedPostgres(options);
    vi.unstubAllEnvs();
    expect(await ask(server.ownerUrl)).toBe(1);
    const environment = readFileSync(`/proc/${findRunningServer(data)?.pid}/environ`, "utf8");
    expect(environment).toContain("PATH=");
    expect(environment).not.toContain("sk-planted");
    expect(existsSync(join(folder, "data.new.1"))).toBe(false);
    expect(statSync(join(folder, "owner-password")).mode & 0o777).toBe(0o600);
    await server.leave();
    await waitForStop();
  });

  test("that is being stopped is waited for, and started again for who comes meanwhile", async () => {
    const first = await startEmbeddedPostgres(options);
    const session = postgres(first.ownerUrl, { max: 1 });
    const [row] = await session<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const backend = row?.pid ?? 0;
    const stops = countLogged("fast shutdown request");
    // A halted backend keeps the server from ending, for as long as this test wants it to.
    process.kill(backend, "SIGSTOP");
    const leaving = first.leave();
    expect(await pollUntil(() => countLogged("fast shutdown request") > stops, 10_000)).toBe(true);
    const starting = startEmbeddedPostgres(options);
    const refused = await pollUntil(() => countLogged("system is shutting down") > 0, 2000);
    process.kill(backend, "SIGCONT");
    const second = await starting;
    expect(refused).toBe(false);
    await leaving;
    expect(await ask(second.ownerUrl)).toBe(1);
    await session.end();
    await second.leave();
    await waitForStop();
  });

  test("asks every connection for a password and listens on this machine only", async () => {
    const server = await startEmbeddedPostgres(options);
    const url = new URL(server.ownerUrl);
    url.password = "wrong";
    await expect(ask(url.href)).rejects.toMatchObject({ code: "28P01" });
    const rules = readFileSync(join(data, "pg_hba.conf"), "utf8");
    expect(rules).not.toMatch(/^[^#].*\b(trust|peer|md5)\b/m);
    expect(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n").slice(4, 6)).toEqual([
      "",
      "127.0.0.1",
    ]);
    await server.leave();
  });

  test("is shared by simultaneous users and stopped by the last", async () => {
    const users = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres(options)));
    expect(new Set(users.map((user) => user.port)).size).toBe(1);
    const pid = findRunningServer(data)?.pid;
    const [first, ...others] = users;
    await first?.leave();
    expect(findRunningServer(data)?.pid).toBe(pid);
    expect(await ask(users[1]?.ownerUrl ?? "")).toBe(1);
    await Promise.all(others.map((user) => user.leave()));
    await waitForStop();
  });

  test("comes back on its port, or on another when that is taken, but not for who knows no other", async () => {
    const first = await startEmbeddedPostgres(options);
    await first.leave();
    const second = await startEmbeddedPostgres(options);
    expect(second.port).toBe(first.port);
    await second.leave();
    await waitForStop();
    const squatter = createServer().listen(first.port, "127.0.0.1");
    await new Promise((resolve) => squatter.once("listening", resolve));
    const kept = startEmbeddedPostgres({ ...options, keepsPort: true });
    await expect(kept).rejects.toMatchObject({ code: "environment" });
    const third = await startEmbeddedPostgres(options);
    expect(third.port).not.toBe(first.port);
    expect(await ask(third.ownerUrl)).toBe(1);
    await third.leave();
    await new Promise((resolve) => squatter.close(resolve));
  });

  test("starts after its process was killed, keeping what it held", async () => {
    const server = await startEmbeddedPostgres(options);
    const sql = postgres(server.ownerUrl, { max: 1, onnotice: () => {} });
    await sql`create table kept (id int)`;
    await sql.end();
    const pid = findRunningServer(data)?.pid ?? 0;
    process.kill(pid, "SIGKILL");
    await waitForStop();
    const again = await startEmbeddedPostgres(options);
    expect(await ask(again.ownerUrl)).toBe(1);
    await again.leave();
    await server.leave();
  });

  test("is not misled by a process number that now belongs to another program", async () => {
    const squatter = spawn("sleep", ["60"]);
    const lines = [squatter.pid, data, 1, 5432, "", "127.0.0.1", "", "ready", ""];
    writeFileSync(join(data, "postmaster.pid"), lines.join("\n"));
    const server = await startEmbeddedPostgres(options);
    expect(await ask(server.ownerUrl)).toBe(1);
    await server.leave();
    squatter.kill();
  });

  test("stops when its only user is killed", async () => {
    const user = spawnUser();
    await new Promise((resolve) => user.stdout.once("data", resolve));
    expect(findRunningServer(data)).not.toBeNull();
    user.kill("SIGKILL");
    await waitForStop();
  });
});

/** Another process that uses the server and would never leave it. */
function spawnUser() {
  const module = new URL("./start-embedded-postgres.ts", import.meta.url).href;
  const script = `
    import { createServer } from "vite";
    const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "silent" });
    const { startEmbeddedPostgres } = await vite.ssrLoadModule(${JSON.stringify(new URL(module).pathname)});
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} });
    console.log("up");
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}
