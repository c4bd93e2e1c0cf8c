import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { BubblewrapSandbox } from "./bubblewrap-sandbox";
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

describe("sandboxes that can't be ended", () => {
  let handOver = () => {};
  let disposed = 0;

  beforeEach(() => {
    disposed = 0;
    handOver = () => {};
    vi.spyOn(BubblewrapSandbox, "start").mockImplementation(async (_slot, _launch, onFree) => {
      const sandbox = {
        alive: true,
        gone: new Promise<void>(() => {}),
        handOver: () => handOver(),
        dispose: async () => {
          disposed += 1;
          onFree(false);
          throw new Error("it survives");
        },
      };
      return sandbox as unknown as BubblewrapSandbox;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const open = () => new WarmPool(new SlotSource(6, () => ({}) as Slot), 2, 2);

  test("those that wait are given up without a word, and others take their places", async () => {
    const pool = open();
    await pool.warm("kind", launch);
    await pool.warm("other", launch);
    // The other kind's share, once one of the first was given up.
    await new Promise(setImmediate);
    await pool.warm("other", launch);
    expect(disposed).toBeGreaterThan(0);
    expect(pool.readyCount).toBe(2);
    // An unhandled rejection would fail this file.
    await pool.close();
  });

  test("one that can't be handed over is ended, and its place is another's", async () => {
    const pool = open();
    handOver = () => {
      throw new Error("no counter");
    };
    for (let index = 1; index <= 3; index += 1) {
      await expect(pool.acquire("kind", launch)).rejects.toThrow();
      expect(disposed).toBe(index);
    }
    await pool.close();
  });

  test("one in use is told of by the end, after all the others were ended", async () => {
    const pool = open();
    await pool.warm("kind", launch);
    await pool.acquire("kind", launch);
    await expect(pool.close()).rejects.toThrow("it survives");
    expect(disposed).toBe(2);
  });
});
