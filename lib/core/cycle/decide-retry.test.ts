import { expect, test } from "vitest";
import type { ProviderFault } from "../ports/model-provider";
import { decideRetry } from "./decide-retry";

const after = (faults: ProviderFault[], retryAfterMs: number | null = null, share = 0) =>
  decideRetry(faults, { retryAfterMs, share });

test("waits double from one second to a minute, and lanes are spread over half of that", () => {
  const waits = [1, 2, 3, 4, 5].map((count) => after(Array(count).fill("server-error")));
  expect(waits.map((one) => (one.kind === "again" ? one.waitMs : null))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000,
  ]);
  expect(after(Array(20).fill("rate-limited"))).toEqual({ kind: "again", waitMs: 60_000 });
  expect(after(["timed-out"], null, 0.5)).toEqual({ kind: "again", waitMs: 1_250 });
});

test("six faults end a question's round, meeting a limit thirty times does", () => {
  expect(after(Array(6).fill("timed-out"))).toEqual({ kind: "give-up" });
  const limited: ProviderFault[] = Array(29).fill("rate-limited");
  expect(after(limited).kind).toBe("again");
  expect(after([...limited, "rate-limited"]).kind).toBe("give-up");
  expect(
    after([...limited.slice(0, 20), ...Array<ProviderFault>(5).fill("server-error")]).kind,
  ).toBe("again");
});

test("a refused request is never asked again: no retry mends a wrong key", () => {
  expect(after(["refused-request"])).toEqual({ kind: "give-up" });
});

test("Retry-After is waited out where it is longer than the back-off, up to a quarter of an hour", () => {
  expect(after(["rate-limited"], 30_000)).toEqual({ kind: "again", waitMs: 30_000 });
  expect(after(["rate-limited"], 10)).toEqual({ kind: "again", waitMs: 1_000 });
  expect(after(["rate-limited"], 86_400_000)).toEqual({ kind: "again", waitMs: 900_000 });
});
