import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxHandle, SandboxLimits } from "../../lib/core/ports/sandbox";
import { pollUntil } from "../../lib/test-support/poll-until";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "./bubblewrap-backend";
import { ask, loadAndCall } from "./conformance/driver-session";
import { hostileLimits } from "./conformance/hostile/hostile-program";
import { processesOf } from "./test-support/own-groups";
import { sandboxTestHome } from "./test-support/sandbox-test-home";

const answer = "def attack():\n    return 7\n";

describe.skipIf(missingForSandbox().length > 0)("the pool of waiting sandboxes", () => {
  let backend: BubblewrapBackend;

  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2, warm: 2 });
  }, 60_000);

  afterAll(() => backend?.close());

  const acquire = (limits: SandboxLimits = hostileLimits) =>
    backend.acquire("python", limits, "driver");

  async function run(source: string, limits?: SandboxLimits) {
    const handle = await acquire(limits);
    const reply = await loadAndCall(handle, "attack", source, "()");
    await handle.dispose();
    return { reply, usage: handle.usage() };
  }

  test("starts nothing before it is asked, nor a second one for what is asked once", async () => {
    expect(processesOf(process.pid)).toEqual([]);
    await run(answer);
    expect(processesOf(process.pid)).toEqual([]);
    expect(backend.readyCount).toBe(0);
  });

  test("keeps ready what is asked for again, and hands that process out", async () => {
    await backend.warm("python", hostileLimits, "driver");
    expect(backend.readyCount).toBe(2);
    const waiting = processesOf(process.pid);
    const handle = await acquire();
    expect(processesOf(process.pid)).toEqual(waiting);
    expect(await loadAndCall(handle, "attack", answer, "()")).toMatchObject({ text: '["i","7"]' });
    await handle.dispose();
    expect(await pollUntil(() => backend.readyCount === 2, 10_000)).toBe(true);
    expect(processesOf(process.pid)).not.toEqual(waiting);
  });

  test("charges neither the interpreter's start nor the wait to the candidate", async () => {
    await backend.warm("python", hostileLimits, "driver");
    const handle = await acquire();
    expect(handle.usage()).toMatchObject({ cpuMs: 0, outputBytes: 0, processLimitHits: 0 });
    expect(handle.usage().wallMs).toBeLessThan(1_000);
    await handle.dispose();
  });

  test("replaces one that was killed while it waited, without a word", async () => {
    await backend.warm("python", hostileLimits, "driver");
    const killed = processesOf(process.pid);
    // Init last: it takes the others with it.
    for (const pid of killed.reverse()) process.kill(pid, "SIGKILL");
    expect(await pollUntil(() => processesOf(process.pid).length === 0, 5_000)).toBe(true);
    for (let index = 0; index < 3; index += 1) {
      expect((await run(answer)).reply).toMatchObject({ text: '["i","7"]' });
    }
  });

  test("gives room to other limits, and hands nobody a sandbox with limits that are not his", async () => {
    await backend.warm("python", hostileLimits, "driver");
    const limits = { ...hostileLimits, openFiles: 100 };
    const source =
      "def attack():\n    import resource\n    return resource.getrlimit(resource.RLIMIT_NOFILE)\n";
    for (let index = 0; index < 3; index += 1) {
      expect((await run(source, limits)).reply).toMatchObject({
        text: '["t",["i","100"],["i","100"]]',
      });
    }
    expect((await run(source)).reply).toMatchObject({ text: '["t",["i","256"],["i","256"]]' });
  });

  test("lets a third candidate wait until one of two has ended", async () => {
    const [first, second] = await Promise.all([acquire(), acquire()]);
    let third: SandboxHandle | undefined;
    const waiting = acquire().then((handle) => {
      third = handle;
    });
    expect(await ask(second, "Q", "")).toMatchObject({ status: "Q" });
    expect(third).toBeUndefined();
    await first.dispose();
    await waiting;
    await Promise.all([second.dispose(), third?.dispose()]);
  });

  test("a reset sandbox has no process, no file and no counter of before", async () => {
    const handle = await acquire();
    const leave =
      "import os, time\ndef attack():\n    open('/tmp/left', 'w').write('x' * 1000)\n    print('noise')\n    if os.fork() == 0:\n        time.sleep(600)\n    return os.getpid()\n";
    expect(await loadAndCall(handle, "attack", leave, "()")).toMatchObject({ status: "R" });
    await handle.reset();
    expect(handle.usage()).toMatchObject({ cpuMs: 0, outputBytes: 0, processLimitHits: 0 });
    const look =
      "import os\ndef attack():\n    return os.listdir('/tmp'), len([n for n in os.listdir('/proc') if n.isdigit()])\n";
    expect(await loadAndCall(handle, "attack", look, "()")).toMatchObject({
      // Init and the interpreter.
      text: '["t",["l"],["i","2"]]',
    });
    await handle.dispose();
    await expect(handle.reset()).rejects.toMatchObject({ code: "sandbox-fault" });
  });

  test.each([
    ["cpu-limit", "while True: pass", /^cpu \d+ of 500 ms$/],
    ["wall-limit", "import time; time.sleep(600)", /^wall 3000 ms$/],
    ["memory-limit", "x = bytearray(1 << 29)", /^memory 100663296 bytes$/],
    ["output-limit", "while True: print('x' * 1000)", /^output more than 1048576 bytes$/],
    ["policy-violation", "import os; os.setuid(0)", /^system call$/],
    ["signalled", "import os; os.abort()", /^a signal$/],
    ["exited", "import os; os._exit(65)", /^another status$/],
  ])(
    "names %s and its figure, but no number that the candidate chose",
    async (reason, line, detail) => {
      const limits = {
        ...hostileLimits,
        cpuMsPerTest: reason === "cpu-limit" ? 500 : 8_000,
        wallMsPerTest: reason === "wall-limit" ? 3_000 : 20_000,
      };
      const { reply, usage } = await run(`def attack():\n    ${line}\n`, limits);
      expect(reply).toMatchObject({ kind: "ended", reason, detail: expect.stringMatching(detail) });
      expect(usage.policyViolations).toBe(reason === "policy-violation" ? 1 : 0);
    },
  );
});
