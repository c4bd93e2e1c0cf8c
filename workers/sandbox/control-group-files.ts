import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../../lib/core/errors";

/** Groups are named `errorbar-<worker pid>-<slot>`, so that a sweep knows their owner. */
const ownedName = /^errorbar-(\d+)-/;

export function groupName(workerPid: number, slot: number): string {
  return `errorbar-${workerPid}-${slot}`;
}

export function makeGroup(path: string): void {
  try {
    mkdirSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
  }
}

export function readCounter(path: string, key?: string): number {
  const content = readFileSync(path, "utf8");
  if (key === undefined) return Number(content.trim());
  const line = content.split("\n").find((entry) => entry.startsWith(`${key} `));
  return line === undefined ? 0 : Number(line.slice(key.length + 1));
}

export function readPids(group: string): number[] {
  return readFileSync(join(group, "cgroup.procs"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map(Number);
}

/** bwrap's own death ends its whole pid namespace; only what is left after this many rounds is hunted. */
const graceRounds = 8;

/** Waits until the group holds no process, killing what stays. Gives up loudly: never reuse a dirty slot. */
export async function emptyGroup(group: string, kill: (pids: number[]) => void): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    const pids = readPids(group);
    if (pids.length === 0) return;
    if (round >= graceRounds) kill(pids);
    await sleep(round < 20 ? 1 : 10);
  }
  throw new DomainError("sandbox-fault", `processes in ${group} could not be killed`);
}

export function killPids(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Already gone: what we wanted.
    }
  }
}

/** Names of groups under `base` whose worker is no longer alive. */
export function abandonedGroups(base: string, isAlive: (pid: number) => boolean): string[] {
  return readdirSync(base).filter((name) => {
    const owner = ownedName.exec(name)?.[1];
    return owner !== undefined && !isAlive(Number(owner));
  });
}

export function removeGroup(path: string): void {
  try {
    rmdirSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
}

export function write(path: string, value: string | number): void {
  writeFileSync(path, String(value));
}
