import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pollUntil } from "../../../lib/test-support/poll-until";
import { checkoutRoot } from "../../checkout-root";
import { hostileLimitsFor } from "../conformance/hostile/hostile-program";
import { isAlive } from "../is-alive";
import { groupsOf, processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { openForkServerBackend } from "./fork-server-backend";
import { missingForForkServer } from "./missing-for-fork-server";

const moduleOf = (path: string) => JSON.stringify(join(checkoutRoot, "workers/sandbox", path));
const limits = { ...hostileLimitsFor("python"), wallMsPerTest: 600_000 };
const inFlight = 2;

/** A worker with as many programs in the middle of a call and one child that waits for a candidate. */
const script = `
  import { createServer } from "vite";
  const server = { middlewareMode: true, ws: false, watch: null };
  const vite = await createServer({ configFile: false, server, appType: "custom", logLevel: "silent" });
  const { openForkServerBackend } = await vite.ssrLoadModule(${moduleOf("fork-server/fork-server-backend.ts")});
  const { loadAndCall } = await vite.ssrLoadModule(${moduleOf("conformance/driver-session.ts")});
  const limits = ${JSON.stringify(limits)};
  const backend = await openForkServerBackend(${JSON.stringify({ home: sandboxTestHome, slots: inFlight + 1 })});
  const first = await backend.acquire("python", limits, "driver");
  await first.dispose();
  const sleeper = "import time\\ndef attack():\\n    time.sleep(600)\\n";
  for (let index = 0; index < ${inFlight}; index += 1) {
    const handle = await backend.acquire("python", limits, "driver");
    loadAndCall(handle, "attack", sleeper, "()");
  }
  console.log("running");`;

describe.skipIf(missingForForkServer().length > 0)("a worker with fork servers", () => {
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

  test("takes them and their candidates along when it is killed, and the next one clears up", async () => {
    const worker = spawn(process.execPath, ["--input-type=module", "-e", script], {
      cwd: checkoutRoot,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve, reject) => {
      worker.stdout.once("data", resolve);
      worker.once("exit", (code) => reject(new Error(`the worker ended with ${code}`)));
    });
    const workerPid = worker.pid ?? 0;
    const pids = processesOf(workerPid);
    // Launcher, server, first process and candidate of each slot.
    expect(pids.length).toBeGreaterThanOrEqual(4 * inFlight);
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    expect(worker.kill("SIGKILL")).toBe(true);
    expect(await pollUntil(() => processesOf(workerPid).length === 0, 2_000)).toBe(true);
    expect(await pollUntil(() => !pids.some(isAlive), 2_000)).toBe(true);
    expect(groupsOf(workerPid).length).toBeGreaterThan(0);
    await exited;
    const next = await openForkServerBackend({ home: sandboxTestHome, slots: 1 });
    expect(groupsOf(workerPid)).toEqual([]);
    expect(readdirSync(temporary).map((name) => name.split("-")[2])).toEqual([String(process.pid)]);
    await next.close();
    expect(readdirSync(temporary)).toEqual([]);
    expect(groupsOf(process.pid)).toEqual([]);
  });
});
