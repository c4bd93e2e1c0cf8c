import { expect, test } from "vitest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { BubblewrapSandbox } from "./bubblewrap-sandbox";
import type { Runtime } from "./runtimes/runtime";
import type { Launch, RunningProcess } from "./sandbox-process";
import type { Slot } from "./slot";

test("a slot is given back also when its counters can't be read at the end", async () => {
  let readable = true;
  const read = () => {
    if (!readable) throw new Error("the group is gone");
    return 0;
  };
  const group = { cpuMs: read, memoryKills: read, processLimitHits: read, memoryPeakBytes: read };
  const slot = { group, output: { count: () => 0, endPreamble: () => "" } } as unknown as Slot;
  const running = {
    channel: { next: () => Buffer.from("ready") },
    exited: Promise.resolve(),
    end: async () => {},
  } as unknown as RunningProcess;
  const launch: Launch = {
    runtime: {} as Runtime,
    program: "driver",
    limits: defaultLimits,
    filterPath: "",
  };
  const freed: boolean[] = [];
  const onFree = (clean: boolean) => void freed.push(clean);
  const sandbox = await BubblewrapSandbox.start(slot, launch, onFree, () => running);
  readable = false;
  await expect(sandbox.dispose()).rejects.toThrow("the group is gone");
  expect(freed).toEqual([true]);
});
