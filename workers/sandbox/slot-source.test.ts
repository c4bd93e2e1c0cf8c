import { expect, test } from "vitest";
import type { Slot } from "./slot";
import { SlotSource } from "./slot-source";

let made = 0;
const make = () => ({ userId: ++made }) as Slot;

/** A source with all its slots lent. */
async function openLent(capacity: number, needed: number) {
  const source = new SlotSource(capacity, make, needed);
  const lent = await Promise.all(Array.from({ length: capacity }, () => source.take()));
  const lose = () => source.giveBack(lent.pop() as Slot, false);
  return { source, lent, lose };
}

const noneLeft = { code: "environment", message: expect.stringContaining("too few") };

test("who waits gets the slot that comes back clean", async () => {
  const { source, lent } = await openLent(2, 2);
  const waiting = source.take();
  source.giveBack(lent[1] as Slot, true);
  expect(await waiting).toBe(lent[1]);
});

test("nobody waits where too few slots are left for those who hold one to go on", async () => {
  const { source, lose } = await openLent(4, 3);
  const waiting = source.take();
  lose();
  // Three are left: two gradings hold a driver each, and one of them gets its checker.
  const refused = expect(waiting).rejects.toMatchObject(noneLeft);
  lose();
  await refused;
  await expect(source.take()).rejects.toMatchObject(noneLeft);
});

test("what is left is lent on, also where nobody may wait any more", async () => {
  const { source, lent, lose } = await openLent(2, 2);
  lose();
  source.giveBack(lent[0] as Slot, true);
  expect(await source.take()).toBe(lent[0]);
});

test("a group that can't be emptied keeps no other from being removed", async () => {
  const removed: number[] = [];
  const groups = [1, 2, 3].map((number) => ({
    killAll: async () => {
      if (number === 1) throw new Error("it survives");
    },
    remove: () => removed.push(number),
  }));
  const source = new SlotSource(3, () => ({ group: groups.shift() }) as unknown as Slot);
  await Promise.all([source.take(), source.take(), source.take()]);
  await expect(source.remove()).rejects.toThrow("it survives");
  expect(removed).toEqual([2, 3]);
});
