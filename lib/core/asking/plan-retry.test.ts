import { expect, test } from "vitest";
import { providerFaults } from "../ports/model-provider";
import { attemptsAllowed, planRetry } from "./plan-retry";

const lost = { fault: "connection-lost", retryAfterMs: null } as const;

test("the wait doubles from attempt to attempt, and its upper half is drawn", () => {
  const waits = [1, 2, 3, 4, 5].map((attempt) => planRetry({ ...lost, attempt }, 0.5));
  expect(waits).toEqual(
    [1_500, 3_000, 6_000, 12_000, 24_000].map((waitMs) => ({ kind: "retry", waitMs })),
  );
  expect(planRetry({ ...lost, attempt: 1 }, 0)).toEqual({ kind: "retry", waitMs: 1_000 });
});

test("no wait of our own is longer than two minutes", () => {
  const limited = { fault: "rate-limited", attempt: 7, retryAfterMs: null } as const;
  expect(planRetry(limited, 0.999999)).toEqual({ kind: "retry", waitMs: 120_000 });
});

test("a wait that the provider asks for is kept, and a shorter one changes nothing", () => {
  const limited = { fault: "rate-limited", attempt: 1 } as const;
  expect(planRetry({ ...limited, retryAfterMs: 90_000 }, 0)).toMatchObject({ waitMs: 90_000 });
  expect(planRetry({ ...limited, retryAfterMs: 10 }, 0)).toMatchObject({ waitMs: 1_000 });
});

test("who asks for more than an hour is given up for now", () => {
  const day = { fault: "rate-limited", attempt: 1, retryAfterMs: 86_400_000 } as const;
  expect(planRetry(day, 0)).toEqual({ kind: "give-up", reason: "asked-to-wait-too-long" });
});

test("every fault has an end, and a refused request is never asked again", () => {
  for (const fault of providerFaults) {
    const last = { fault, attempt: attemptsAllowed[fault], retryAfterMs: null };
    expect(planRetry(last, 0)).toEqual({ kind: "give-up", reason: "attempts-used" });
  }
  expect(attemptsAllowed["refused-request"]).toBe(1);
});
