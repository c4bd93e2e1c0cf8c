import { expect, test } from "vitest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { Runtime } from "./runtimes/runtime";
import type { Launch } from "./sandbox-process";
import type { Slot } from "./slot";
import { SlotSource } from "./slot-source";
import { WarmPool } from "./warm-pool";

const launch: Launch = {
  runtime: {} as Runtime,
  program: "driver",
  limits: defaultLimits,
  filterPath: "",
};

/** A pool of two in use and two that wait, whose machine has no slot for anybody. */
function openWithoutSlots(): WarmPool {
  const none = (): Slot => {
    throw new Error("no number is left");
  };
  return new WarmPool(new SlotSource(4, none), 2, 2);
}

test("a machine without a further slot keeps nothing ready, and says so to nobody", async () => {
  const pool = openWithoutSlots();
  await pool.warm("kind", launch);
  expect(pool.readyCount).toBe(0);
  await pool.close();
});

test("whoever asks for a sandbox is told that there is no slot, each of them", async () => {
  const pool = openWithoutSlots();
  // Were a place kept by one that failed, the third would wait for ever.
  for (let index = 0; index < 3; index += 1) {
    await expect(pool.acquire("kind", launch)).rejects.toThrow("no number is left");
  }
  await pool.close();
});
