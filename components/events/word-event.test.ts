import { expect, test } from "vitest";
import type { BoardEvent } from "../../lib/contracts/event";
import { eventKinds } from "../../lib/core/events/event-kind";
import { wordEvent } from "./word-event";

const event = (kind: BoardEvent["kind"], evidence: BoardEvent["evidence"] = {}): BoardEvent => ({
  ...{ id: 1, kind, cycle: "2026-W48", suite: "weekly", evidence },
  model: { slug: "alpha", name: "Alpha" },
  createdAt: "2026-11-29T12:00:00.000Z",
});

test.each(eventKinds)("an event %s without figures is told without any", (kind) => {
  const { title, detail } = wordEvent(event(kind));
  expect(title).not.toBe("");
  expect(`${title} ${detail}`).not.toMatch(/undefined|NaN|null/);
});

test("a second look says both sides, what differs, and what a confirmed change means", () => {
  const evidence = {
    ...{ direction: "down", tasks: 400, onlyBefore: 30, onlyAgain: 8, difference: -0.055 },
    ...{ before: { trials: 400, hits: 300 }, after: { trials: 400, hits: 278 }, p: 0.0003 },
  };
  const counts =
    "400 tasks from outside the window of the alarm, asked again: 278 passed now, 300 before, " +
    "−5.5 points (8 only now, 30 only before); one-sided p = 0.0003.";
  expect(wordEvent(event("change_unconfirmed", evidence)).detail).toBe(counts);
  expect(wordEvent(event("change_confirmed", evidence)).detail).toBe(
    `${counts} Earlier results no longer count as its past.`,
  );
});

test("a contamination flag says what it counts, against what, and that no score changes", () => {
  const own = { hits: 12, tasks: 40 };
  const against = { hits: 2, tasks: 400 };
  const { detail } = wordEvent(event("contamination", { signal: "verbatim", own, against }));
  expect(detail).toBe(
    "It repeats references word for word more often than others: 12 of 40, against 2 of 400. " +
      "A flag, and no score is changed for it.",
  );
});

test("an alarm about costs names both sums", () => {
  const evidence = { measure: "cost", tasks: 67, before: 0.5, after: 0.75, pHolm: 0.0001 };
  expect(wordEvent(event("alarm", evidence)).detail).toBe(
    "The same 67 tasks cost 0.750 where they cost 0.500; p = 0.0001 after correction.",
  );
});

test("a correction names both records and the reason", () => {
  const evidence = { recordId: 9, supersedesId: 4, verdicts: 1, reason: "a test was wrong" };
  expect(wordEvent(event("correction", evidence)).detail).toBe(
    "1 verdict changed: a test was wrong. Record 9 takes the place of record 4, which keeps its address.",
  );
});
