import { expect, test } from "vitest";
import { oneLine } from "./one-line";

test("a quoted text can't begin another line, give orders to a terminal or turn the direction", () => {
  expect(oneLine("a.jsonl:1: no task x\nerrorbar: done\u001b[2J\u202eb")).toBe(
    "a.jsonl:1: no task x errorbar: done [2J b",
  );
});

test("a long quotation is cut with a mark, also within a character of two halves", () => {
  expect(oneLine("x".repeat(5_000))).toBe(`${"x".repeat(1_000)}…`);
  expect(oneLine(`${"x".repeat(999)}😀`).isWellFormed()).toBe(true);
});

test("an ordinary line stays as it is", () => {
  expect(oneLine("é.jsonl:3: field task_id: is missing")).toBe(
    "é.jsonl:3: field task_id: is missing",
  );
});
