import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { pollUntil } from "../../lib/test-support/poll-until";
import type { ControlGroup } from "./control-group";
import { moveProcesses } from "./control-group-files";
import { controlGroupFactoryV2, delegationPath } from "./control-group-v2";

const mount = ["/sys/fs/cgroup/unified", "/sys/fs/cgroup"].find((folder) =>
  existsSync(join(folder, "cgroup.controllers")),
);
const usable = mount !== undefined && process.getuid?.() === 0;
const name = `errorbar-${process.pid}-0`;

let base: string;
let folder: string;

/** A group of plain files, as the kernel would show one whose controllers are all enabled. */
function makePlainGroup(): void {
  base = mkdtempSync(join(tmpdir(), "errorbar-plain-group-"));
  folder = join(base, name);
  mkdirSync(folder);
  const files = {
    "cgroup.procs": "",
    "cpu.stat": "usage_usec 1500000\nuser_usec 1000000\nsystem_usec 500000\n",
    "memory.current": "4096\n",
    "memory.events": "low 0\nhigh 0\nmax 7\noom 2\noom_kill 2\noom_group_kill 1\n",
    "pids.events": "max 5\n",
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
}

const read = (file: string) => readFileSync(join(folder, file), "utf8");

beforeEach(makePlainGroup);
afterEach(() => rmSync(base, { recursive: true, force: true }));

test("a worker started from a shell that an earlier one moved to its leaf uses the same parent", () => {
  expect(delegationPath("/user.slice/session")).toBe("/user.slice/session");
  expect(delegationPath("/user.slice/session/errorbar-worker")).toBe("/user.slice/session");
  expect(delegationPath("/errorbar-worker/errorbar-worker")).toBe("/");
  expect(delegationPath("/")).toBe("/");
});

describe("a version 2 control group over plain files, because the kernel's needs its controllers", () => {
  test("asks the parent for the three controllers that limits need", () => {
    controlGroupFactoryV2(base);
    expect(readFileSync(join(base, "cgroup.subtree_control"), "utf8")).toBe("+memory +pids +cpu");
  });

  test("limits to one core and lets an out-of-memory kill take the whole group", () => {
    controlGroupFactoryV2(base).create(name);
    expect(read("cpu.max")).toBe("100000 100000");
    expect(read("memory.oom.group")).toBe("1");
  });

  test("writes memory and process limits, and forbids swap where there is swap accounting", () => {
    const group = controlGroupFactoryV2(base).create(name);
    group.configure(defaultLimits);
    expect(read("memory.max")).toBe(String(256 * 1024 * 1024));
    expect(read("pids.max")).toBe("64");
    expect(existsSync(join(folder, "memory.swap.max"))).toBe(false);
    writeFileSync(join(folder, "memory.swap.max"), "max\n");
    group.configure(defaultLimits);
    expect(read("memory.swap.max")).toBe("0");
  });

  test("reads its counters from the lines that the kernel documents", () => {
    const group = controlGroupFactoryV2(base).create(name);
    expect(group.cpuMs()).toBe(1_500);
    expect(group.memoryKills()).toBe(2);
    expect(group.processLimitHits()).toBe(5);
    expect(group.joinFiles).toEqual([join(folder, "cgroup.procs")]);
  });

  test("takes the current memory for the peak on a kernel without memory.peak", () => {
    const group = controlGroupFactoryV2(base).create(name);
    expect(group.memoryPeakBytes()).toBe(4_096);
    writeFileSync(join(folder, "memory.peak"), "8192\n");
    expect(group.memoryPeakBytes()).toBe(8_192);
  });
});

describe.skipIf(!usable)("a version 2 control group with the kernel's own kill and clock", () => {
  let real: string;
  let children: ChildProcess[];

  /** Controllers are plain files, while processes, kill switch and clock are those of a real group. */
  function linkToRealGroup(): ControlGroup {
    for (const file of ["cgroup.procs", "cgroup.kill", "cpu.stat"]) {
      rmSync(join(folder, file), { force: true });
      symlinkSync(join(real, file), join(folder, file));
    }
    return controlGroupFactoryV2(base).create(name);
  }

  function runInside(group: ControlGroup, script: string): ChildProcess {
    const join = 'echo 0 > "$0" || exit 125; echo joined; ';
    const child = spawn("/bin/sh", ["-c", join + script, group.joinFiles[0] ?? ""]);
    children.push(child);
    return child;
  }

  const readPids = () => readFileSync(join(real, "cgroup.procs"), "utf8").split("\n").slice(0, -1);

  beforeEach(() => {
    children = [];
    real = join(mount ?? "", name);
    mkdirSync(real);
  });

  afterEach(async () => {
    for (const child of children) child.kill("SIGKILL");
    writeFileSync(join(real, "cgroup.kill"), "1");
    await pollUntil(() => readPids().length === 0, 5_000);
    rmdirSync(real);
  });

  test("kills every process, also those that left their session and ignore signals", async () => {
    const group = linkToRealGroup();
    runInside(group, "for i in 1 2 3 4 5; do setsid sleep 600 & done; trap '' TERM HUP INT; wait");
    expect(await pollUntil(() => readPids().length >= 6, 10_000)).toBe(true);
    await group.killAll();
    expect(readPids()).toEqual([]);
  });

  test("kills processes that go on forking while they are being killed", async () => {
    const group = linkToRealGroup();
    runInside(group, "while :; do (sleep 0.05) & (sleep 0.05) & wait; done");
    expect(await pollUntil(() => readPids().length >= 2, 10_000)).toBe(true);
    await group.killAll();
    expect(readPids()).toEqual([]);
  });

  test("takes in those that still run of a list of processes", async () => {
    const { pid: ended } = spawnSync("/bin/true");
    const child = spawn("/bin/sleep", ["600"]);
    children.push(child);
    moveProcesses([ended, child.pid ?? 0], real);
    expect(readPids()).toEqual([String(child.pid)]);
  });

  test("charges the CPU time of its processes", async () => {
    const group = linkToRealGroup();
    expect(group.cpuMs()).toBeLessThan(50);
    runInside(group, "while :; do :; done");
    expect(await pollUntil(() => group.cpuMs() > 100, 20_000)).toBe(true);
    await group.killAll();
  });

  test("is empty at once when nothing joined", async () => {
    const group = linkToRealGroup();
    await group.killAll();
    expect(readPids()).toEqual([]);
  });
});
