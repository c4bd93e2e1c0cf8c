import { expect, test } from "vitest";
import { SnapshotMemo } from "./snapshot-memo";

test("an answer is made once while the database stays as it is, however many ask", async () => {
  let snapshot = "10:10:";
  const memo = new SnapshotMemo<number>(async () => snapshot);
  let made = 0;
  const ask = () => memo.get("key", async () => ++made);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
  snapshot = "11:11:";
  expect(await ask()).toBe(2);
});

test("answers are kept apart by their keys", async () => {
  const memo = new SnapshotMemo<string>(async () => "10:10:");
  expect(await memo.get("a", async () => "A")).toBe("A");
  expect(await memo.get("b", async () => "B")).toBe("B");
  expect(await memo.get("a", async () => "C")).toBe("A");
});

test("a failure is not kept", async () => {
  const memo = new SnapshotMemo<string>(async () => "10:10:");
  await expect(memo.get("key", () => Promise.reject(new Error("once")))).rejects.toThrow("once");
  expect(await memo.get("key", async () => "again")).toBe("again");
});

test("the number of answers kept is bounded", async () => {
  const memo = new SnapshotMemo<number>(async () => "10:10:");
  let made = 0;
  for (let key = 0; key < 1000; key++) await memo.get(String(key), async () => ++made);
  await memo.get("0", async () => ++made);
  expect(made).toBe(1001);
});
