import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { checkoutRoot } from "../../checkout-root";
import { openBubblewrapBackend } from "../bubblewrap-backend";
import { ask, loadAndCall, runProgram } from "../conformance/driver-session";
import { hostileLimitsFor } from "../conformance/hostile/hostile-program";
import { readHostileSource } from "../conformance/hostile/run-hostile-program";
import { groupsOf, processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { type ForkServerBackend, openForkServerBackend } from "./fork-server-backend";
import { missingForForkServer } from "./missing-for-fork-server";
import { namespaceIds } from "./test-support/namespace-ids";

const folder = join(checkoutRoot, "workers/sandbox/fork-server/attacks");
const readAttack = (name: string) => readFileSync(join(folder, `${name}.py`), "utf8");
const limits = { ...hostileLimitsFor("python"), cpuMsPerTest: 5_000, cpuMsTotal: 10_000 };
const sleeper = "import time\ndef attack():\n    time.sleep(600)\n";
const untouched = `["l",${Array(8).fill("true").join(",")}]`;

/** The trusted servers that run now: first processes of a slot's own namespace. */
function servers(): number[] {
  return processesOf(process.pid).filter((pid) => {
    const ids = namespaceIds(pid);
    return ids.length === 2 && ids.at(-1) === "1";
  });
}

describe.skipIf(missingForForkServer().length > 0)("a fork server under attack", () => {
  let backend: ForkServerBackend;

  async function run(source: string, on: SandboxBackend = backend) {
    const request = { language: "python" as const, limits, source, arguments: [] };
    const { reply } = await runProgram(on, request);
    return reply;
  }
  const answerOf = async (source: string, on: SandboxBackend = backend) => {
    const reply = await run(source, on);
    return reply.kind === "answer" ? `${reply.status} ${reply.text}` : reply.reason;
  };

  beforeAll(async () => {
    const options = { home: sandboxTestHome, slots: 1, ahead: false, jobsPerServer: 40 };
    backend = await openForkServerBackend(options);
  });
  afterAll(() => backend?.close());

  test("keeps nothing of what a program changed in the memory that it was forked from", async () => {
    expect(await answerOf(readAttack("look"))).toBe(`R ${untouched}`);
    const before = servers();
    expect(before).toHaveLength(1);
    expect(await answerOf(readAttack("scribble"))).toMatch(/^R |^signalled$/);
    expect(await answerOf(readAttack("look"))).toBe(`R ${untouched}`);
    for (const name of ["scratch-fill", "shared-memory-fill"]) {
      const source = readHostileSource("python", { name, end: { kind: "returned", value: "" } });
      expect(await answerOf(source)).toMatch(/^E .*No space left/);
      expect(await answerOf(readAttack("look"))).toBe(`R ${untouched}`);
    }
    expect(servers()).toEqual(before);
  });

  test("can't be reached by signal, memory, descriptor or limit", async () => {
    const before = servers();
    const nothing = '["t",["l"],"1000",["i","0"]]';
    expect(await answerOf(readAttack("reach-parent"))).toBe(`R ${nothing}`);
    expect(servers()).toEqual(before);
  });

  test("serves as an interpreter that nobody can tell from the reference backend's", async () => {
    const reference = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 });
    try {
      const expected = await answerOf(readAttack("interpreter"), reference);
      expect(expected).toMatch(/^R "\[\[/);
      expect(await answerOf(readAttack("interpreter"))).toBe(expected);
    } finally {
      await reference.close();
    }
  });

  test("gives no program memory that it may both write and execute", async () => {
    const source = `def attack():
    with open("/proc/self/maps") as maps:
        modes = [line.split()[1] for line in maps]
    return [len(modes) > 20, [mode for mode in modes if "w" in mode and "x" in mode]]
`;
    expect(await answerOf(source)).toBe('R ["l",true,["l"]]');
  });

  test("lets a program import what its suite allows, and what that itself imports", async () => {
    const handle = await backend.acquire("python", limits, "driver");
    try {
      expect(await ask(handle, "P", '["typing"]')).toMatchObject({ status: "L" });
      const source = "def attack():\n    from typing import List\n    import collections\n";
      const reply = await loadAndCall(handle, "attack", source, "()");
      expect(reply).toMatchObject({ status: "I", text: '"collections"' });
    } finally {
      await handle.dispose();
    }
  });

  test("leaves a sibling alone while its neighbour is bombed", async () => {
    const options = { home: sandboxTestHome, slots: 2, ahead: false };
    const pair = await openForkServerBackend(options);
    try {
      const sibling = answerOf(
        "import time\ndef attack():\n    time.sleep(3)\n    return sum(range(100))\n",
        pair,
      );
      for (const name of ["memory-bomb", "kill-everyone"]) {
        const source = readHostileSource("python", { name, end: { kind: "returned", value: "" } });
        expect(await answerOf(source, pair)).toMatch(/^(memory-limit|R "still here")$/);
      }
      expect(await sibling).toBe('R ["i","4950"]');
    } finally {
      await pair.close();
    }
  });

  test("is built anew when it dies, and its candidate is no failure but the machine's fault", async () => {
    const handle = await backend.acquire("python", limits, "driver");
    const running = loadAndCall(handle, "attack", sleeper, "()");
    const [server] = servers();
    process.kill(server ?? 0, "SIGKILL");
    expect(await running).toMatchObject({ kind: "ended", reason: "lost" });
    expect(await answerOf(readAttack("look"))).toBe(`R ${untouched}`);
    expect(servers()).not.toContain(server);
  });

  test("is replaced after so many jobs", async () => {
    const options = { home: sandboxTestHome, slots: 1, ahead: true, jobsPerServer: 2 };
    const small = await openForkServerBackend(options);
    try {
      const others = servers();
      for (let job = 0; job < 5; job += 1) {
        expect(await answerOf("def attack():\n    return 1\n", small)).toBe('R ["i","1"]');
      }
      expect(servers().length).toBe(others.length);
      expect(servers()).not.toEqual(others);
    } finally {
      await small.close();
    }
  });

  test("leaves no process and no control group when it is closed under a running program", async () => {
    const one = await openForkServerBackend({ home: sandboxTestHome, slots: 1 });
    const before = groupsOf(process.pid).length;
    const handle = await one.acquire("python", limits, "driver");
    const running = loadAndCall(handle, "attack", sleeper, "()");
    expect(candidates()).toHaveLength(1);
    await one.close();
    expect((await running).kind).toBe("ended");
    expect(candidates()).toEqual([]);
    expect(groupsOf(process.pid).length).toBeLessThan(before);
    expect(servers()).toHaveLength(1);
  });
});

function candidates(): number[] {
  return processesOf(process.pid).filter((pid) => {
    const ids = namespaceIds(pid);
    return ids.length === 3 && ids.at(-1) !== "1";
  });
}
