import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../../lib/core/errors";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";

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
  return counterIn(readFileSync(path, "utf8"), key);
}

/** A counter that is read for every call of a submission: its file stays open. */
export class KeptCounter {
  private descriptor: number | undefined;
  private readonly buffer = Buffer.alloc(1024);

  constructor(
    private readonly path: string,
    private readonly key?: string,
  ) {}

  read(): number {
    this.descriptor ??= openSync(this.path, "r");
    const length = readSync(this.descriptor, this.buffer, 0, this.buffer.length, 0);
    return counterIn(this.buffer.toString("latin1", 0, length), this.key);
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}

function counterIn(content: string, key?: string): number {
  if (key === undefined) return Number(content.trim());
  const line = content.split("\n").find((entry) => entry.startsWith(`${key} `));
  return line === undefined ? 0 : Number(line.slice(key.length + 1));
}

/** Processes of a group; none of one that was removed, such as by another worker's sweep. */
export function readPids(group: string): number[] {
  return readUnlessGone(join(group, "cgroup.procs"))
    .split("\n")
    .filter((line) => line !== "")
    .map(Number);
}

function readUnlessGone(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (!hasCode(cause, goneCodes)) throw cause;
    return "";
  }
}

/** No such file, or a file that was open while its group was removed. */
const goneCodes = ["ENOENT", "ENODEV"];

function hasCode(cause: unknown, codes: string[]): boolean {
  return codes.includes((cause as NodeJS.ErrnoException).code ?? "");
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

/** Writes to a group that another worker's sweep may remove meanwhile. */
export function writeUnlessGone(path: string, value: string | number): void {
  try {
    write(path, value);
  } catch (cause) {
    if (!hasCode(cause, goneCodes)) throw cause;
  }
}

/** Moves processes into a group, but for those that ended since they were listed. */
export function moveProcesses(pids: number[], group: string): void {
  for (const pid of pids) {
    try {
      write(join(group, "cgroup.procs"), pid);
    } catch (cause) {
      if (!hasCode(cause, ["ESRCH"])) throw cause;
    }
  }
}

/** Whether a group that was configured for the one needs nothing done for the other. */
export function sameGroupLimits(one: SandboxLimits | undefined, other: SandboxLimits): boolean {
  return one?.memoryBytes === other.memoryBytes && one.processes === other.processes;
}
