import { describe, expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently";

describe("mapping concurrently", () => {
  test("results stand in the order of the items, whoever ends first", async () => {
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const mapped = mapConcurrently([0, 1, 2], 3, async (index) => {
      await gates[index]?.promise;
      return index * 10;
    });
    for (const gate of gates.toReversed()) gate.resolve();
    expect(await mapped).toEqual([0, 10, 20]);
  });

  test("no more than the width run at once, and all of them run", async () => {
    let running = 0;
    let most = 0;
    const results = await mapConcurrently(
      Array.from({ length: 50 }, (_, i) => i),
      4,
      async (i) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return i;
      },
    );
    expect(most).toBe(4);
    expect(results).toHaveLength(50);
  });

  test("nothing to map maps to nothing", async () => {
    expect(await mapConcurrently([], 4, () => Promise.reject(new Error("called")))).toEqual([]);
  });

  test("after the first error nothing new begins, and what runs is waited for", async () => {
    const gate = Promise.withResolvers<void>();
    const begun: number[] = [];
    const ended: number[] = [];
    const mapped = mapConcurrently([0, 1, 2, 3], 2, async (index) => {
      begun.push(index);
      if (index === 0) throw new Error("first");
      await gate.promise;
      ended.push(index);
      throw new Error("second");
    });
    const settled = mapped.then(
      () => "done",
      (error: Error) => error.message,
    );
    const soon = new Promise((resolve) => setImmediate(resolve, "still at work"));
    expect(await Promise.race([settled, soon])).toBe("still at work");
    gate.resolve();
    expect(await settled).toBe("first");
    expect(begun).toEqual([0, 1]);
    expect(ended).toEqual([1]);
  });
});
