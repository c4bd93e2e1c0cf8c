import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pollUntil } from "../../lib/test-support/poll-until";
import { missingForSandbox } from "./bubblewrap-backend";
import { groupName } from "./control-group-files";
import { detectControlGroups } from "./detect-control-groups";
import { sweepLeftovers } from "./sweep-leftovers";
import { groupsOf } from "./test-support/own-groups";

test.skipIf(missingForSandbox().length > 0)(
  "what an earlier worker of the same number left is cleared once, before this one makes anything",
  async () => {
    const common = process.env.TMPDIR;
    const temporary = mkdtempSync(join(tmpdir(), "errorbar-leftovers-"));
    process.env.TMPDIR = temporary;
    const detection = detectControlGroups();
    if ("missing" in detection) throw new Error(detection.missing);
    const { factory } = detection;
    const makeLeftovers = () => {
      mkdirSync(join(temporary, `errorbar-worker-${process.pid}-left`));
      return factory.create(groupName(process.pid, 0));
    };
    const child = spawn("/bin/sleep", ["600"]);
    const exited = new Promise((resolve) => child.once("exit", resolve));
    const left = makeLeftovers();
    left.join(child.pid ?? 0);
    expect(await pollUntil(() => left.pids().length === 1, 5_000)).toBe(true);

    // Two backends that are opened at once: neither clears what the other has begun.
    await Promise.all([sweepLeftovers(factory), sweepLeftovers(factory)]);
    await exited;
    expect(groupsOf(process.pid)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
    // A group that someone else removed holds nobody.
    expect(left.pids()).toEqual([]);
    await left.killAll();

    const own = makeLeftovers();
    await sweepLeftovers(factory);
    expect(groupsOf(process.pid)).not.toEqual([]);
    expect(readdirSync(temporary)).toHaveLength(1);
    own.remove();
    rmSync(temporary, { recursive: true, force: true });
    if (common === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = common;
  },
);
