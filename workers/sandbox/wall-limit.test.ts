import { type ChildProcess, spawn } from "node:child_process";
import type { Duplex } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { BubblewrapSandbox } from "./bubblewrap-sandbox";
import { FrameChannel } from "./frame-channel";
import type { Runtime } from "./runtimes/runtime";
import type { Launch, RunningProcess } from "./sandbox-process";
import type { Slot } from "./slot";

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

const zero = () => 0;
const group = {
  ...{ cpuMs: zero, memoryKills: zero, processLimitHits: zero, memoryPeakBytes: zero },
  ...{ pids: () => [], forgetPeak: () => {} },
};
const slot = { group, output: { count: zero, endPreamble: () => "" } } as unknown as Slot;
const launch: Launch = {
  runtime: {} as Runtime,
  program: "driver",
  limits: { ...defaultLimits, wallMsPerTest: 200 },
  filterPath: "",
};

/** A process without a sandbox that says `ready` and then repeats the frames that it is sent. */
function startEcho(): RunningProcess {
  const script = String.raw`printf '\000\000\000\005ready' >&3; exec cat <&3 >&3`;
  const child = spawn("sh", ["-c", script], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  children.push(child);
  const exited = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  const kill = () => void child.kill("SIGKILL");
  return {
    channel: new FrameChannel(child.stdio[3] as Duplex, 1_000),
    ...{ exited, exit: undefined, alive: true, kill },
    end: async () => kill(),
  };
}

/** Nothing of this process happens meanwhile, as when a long answer is compared. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test("a reply that came while the worker was busy is in time; none by then is not", async () => {
  const sandbox = await BubblewrapSandbox.start(
    slot,
    launch,
    () => {},
    () => startEcho(),
  );
  sandbox.handOver();
  sandbox.send(Buffer.from("answer"));
  const received = sandbox.receive();
  block(500);
  expect(await received).toMatchObject({ kind: "frame", payload: Buffer.from("answer") });
  expect(await sandbox.receive()).toMatchObject({ kind: "ended", reason: "wall-limit" });
});
