import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pollUntil } from "../../lib/test-support/poll-until";
import { checkoutRoot } from "../checkout-root";
import { missingForSandbox, openBubblewrapBackend } from "./bubblewrap-backend";
import { ask, loadAndCall } from "./conformance/driver-session";
import { hostileLimits } from "./conformance/hostile/hostile-program";
import { isAlive } from "./is-alive";
import { groupsOf, processesOf } from "./test-support/own-groups";
import { sandboxTestHome } from "./test-support/sandbox-test-home";

const sleeper = "import time\ndef attack():\n    time.sleep(600)\n";
const options = { home: sandboxTestHome, slots: 3 };
const inFlight = 8;

describe.skipIf(missingForSandbox().length > 0)("what a worker leaves behind", () => {
  /** A temporary folder of this file's own: other workers on the machine use the common one. */
  let temporary: string;
  const common = process.env.TMPDIR;

  beforeAll(() => {
    temporary = mkdtempSync(join(tmpdir(), "errorbar-leaks-"));
    process.env.TMPDIR = temporary;
  });

  afterAll(() => {
    if (common === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = common;
    rmSync(temporary, { recursive: true, force: true });
  });

  const folders = () => readdirSync(temporary).filter((name) => /^errorbar-worker-/.test(name));

  test("a closed backend leaves no group, no process and no temporary folder", async () => {
    const backend = await openBubblewrapBackend(options);
    const handle = await backend.acquire("python", hostileLimits, "driver");
    expect(groupsOf(process.pid).length).toBeGreaterThan(0);
    expect(folders().length).toBeGreaterThan(0);
    await handle.dispose();
    await backend.close();
    expect(groupsOf(process.pid)).toEqual([]);
    expect(folders()).toEqual([]);
  });

  test("a backend closed under running programs ends them and answers their callers", async () => {
    const backend = await openBubblewrapBackend(options);
    const handles = await Promise.all(
      [1, 2, 3].map(() => backend.acquire("python", hostileLimits, "driver")),
    );
    const running = handles.map((handle) => loadAndCall(handle, "attack", sleeper, "()"));
    const waiting = backend.acquire("python", hostileLimits, "driver");
    const refused = expect(waiting).rejects.toMatchObject({ code: "sandbox-fault" });
    const pids = processesOf(process.pid);
    expect(pids.length).toBeGreaterThanOrEqual(3);
    await backend.close();
    await refused;
    for (const reply of await Promise.all(running)) expect(reply.kind).toBe("ended");
    expect(groupsOf(process.pid)).toEqual([]);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(folders()).toEqual([]);
  });

  test("two backends of one process share neither user nor control group", async () => {
    const backends = await Promise.all([1, 2].map(() => openBubblewrapBackend(options)));
    const users = await Promise.all(
      backends.map(async (backend) => {
        const handle = await backend.acquire("python", hostileLimits, "driver");
        const source = "import os\ndef attack():\n    return os.getuid()\n";
        const reply = await loadAndCall(handle, "attack", source, "()");
        return reply.kind === "answer" ? reply.text : reply.kind;
      }),
    );
    expect(new Set(users).size).toBe(2);
    // A slot is made when it is first needed.
    expect(new Set(groupsOf(process.pid).map((path) => basename(path))).size).toBe(2);
    await Promise.all(backends.map((backend) => backend.close()));
    expect(groupsOf(process.pid)).toEqual([]);
  });

  test("a closed backend starts nothing more", async () => {
    const backend = await openBubblewrapBackend(options);
    await backend.close();
    await expect(backend.acquire("python", hostileLimits, "driver")).rejects.toMatchObject({
      code: "sandbox-fault",
    });
  });

  test("a sandbox may be disposed of twice, and its slot serves one other only", async () => {
    const backend = await openBubblewrapBackend({ ...options, slots: 1 });
    const first = await backend.acquire("python", hostileLimits, "driver");
    await Promise.all([first.dispose(), first.dispose()]);
    const second = await backend.acquire("python", hostileLimits, "driver");
    await first.dispose();
    expect(await ask(second, "Q", "")).toMatchObject({ status: "Q" });
    await backend.close();
  });

  test("descriptors that the worker was started with do not reach a submission", async () => {
    const path = join(
      checkoutRoot,
      "workers/sandbox/conformance/hostile/python/read-descriptors.py",
    );
    const script = `
    const source = ${JSON.stringify(readFileSync(path, "utf8"))};
    const handle = await backend.acquire("python", limits, "driver");
    console.log((await loadAndCall(handle, "attack", source, "()")).text);
    await backend.close();
    await vite.close();`;
    const foreign = openSync("/dev/null", "w");
    const worker = spawnScript(
      script,
      Array.from({ length: 20 }, () => foreign),
    );
    expect(await firstOutput(worker)).toBe('["l",["i","0"],["i","1"],["i","2"],["i","3"]]\n');
    closeSync(foreign);
  });

  test("a killed worker's sandboxes die with it, and the next worker clears up", async () => {
    const worker = spawnWorker();
    await firstOutput(worker);
    const workerPid = worker.pid ?? 0;
    const pids = processesOf(workerPid);
    expect(pids.length).toBeGreaterThanOrEqual(2 * inFlight);
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    expect(worker.kill("SIGKILL")).toBe(true);
    expect(await pollUntil(() => processesOf(workerPid).length === 0, 2_000)).toBe(true);
    // A process leaves its group a moment before it is dead.
    expect(await pollUntil(() => !pids.some(isAlive), 2_000)).toBe(true);
    expect(groupsOf(workerPid).length).toBeGreaterThan(0);
    expect(folders()).toHaveLength(1);

    await exited;
    const next = await openBubblewrapBackend({ ...options, slots: 1 });
    expect(groupsOf(workerPid)).toEqual([]);
    expect(folders().map((name) => name.split("-")[2])).toEqual([String(process.pid)]);
    await next.close();
  });
});

const moduleOf = (path: string) => JSON.stringify(join(checkoutRoot, "workers/sandbox", path));
const patient = { ...hostileLimits, wallMsPerTest: 600_000 };

/**
 * Another worker, with sandboxes in the middle of a call, of every language that has an interpreter
 * here, and others that wait for a candidate.
 */
function spawnWorker(): ChildProcess {
  return spawnScript(
    `
    await backend.warm("python", limits, "driver");
    let left = ${inFlight};
    for (const language of ["javascript", "java"]) {
      try {
        const roomy = { ...limits, memoryBytes: 2 ** 29 };
        (await backend.acquire(language, roomy, "driver")).receive();
        left -= 1;
      } catch (error) {
        if (error.code !== "environment") throw error;
      }
    }
    for (; left > 0; left -= 1) {
      const handle = await backend.acquire("python", limits, "driver");
      loadAndCall(handle, "attack", ${JSON.stringify(sleeper)}, "()");
    }
    console.log("running");`,
    [],
  );
}

/** A worker process whose script has an open backend; `extra` are descriptors from 3 on. */
function spawnScript(script: string, extra: number[]): ChildProcess {
  const opening = `
    import { createServer } from "vite";
    const server = { middlewareMode: true, ws: false, watch: null };
    const vite = await createServer({ configFile: false, server, appType: "custom", logLevel: "silent" });
    const { openBubblewrapBackend } = await vite.ssrLoadModule(${moduleOf("bubblewrap-backend.ts")});
    const { loadAndCall } = await vite.ssrLoadModule(${moduleOf("conformance/driver-session.ts")});
    const limits = ${JSON.stringify(patient)};
    const backend = await openBubblewrapBackend(${JSON.stringify({ ...options, slots: inFlight, warm: 2 })});`;
  return spawn(process.execPath, ["--input-type=module", "-e", opening + script], {
    cwd: checkoutRoot,
    stdio: ["ignore", "pipe", "inherit", ...extra],
  });
}

function firstOutput(worker: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString("utf8")));
    worker.once("exit", (code) => reject(new Error(`the worker ended with ${code}`)));
  });
}
