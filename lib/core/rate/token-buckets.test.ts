import { describe, expect, test } from "vitest";
import { TokenBuckets } from "./token-buckets";

const rule = { burst: 3, perSecond: 0.5, mostKeys: 2 };

describe("an address", () => {
  test("may make its burst at once, and then is told when to come back", () => {
    const buckets = new TokenBuckets(rule);
    expect([1, 2, 3].map(() => buckets.take("a", 0))).toEqual([null, null, null]);
    // One token takes two seconds.
    expect(buckets.take("a", 0)).toBe(2);
    expect(buckets.take("a", 1_000)).toBe(1);
  });

  test("is admitted when it comes back as told, and not before", () => {
    const buckets = new TokenBuckets(rule);
    for (let i = 0; i < 3; i++) buckets.take("a", 0);
    expect(buckets.take("a", 1_999)).toBe(1);
    expect(buckets.take("a", 2_000)).toBeNull();
    expect(buckets.take("a", 2_000)).toBe(2);
  });

  test("never has more than its burst, however long it was quiet", () => {
    const buckets = new TokenBuckets(rule);
    buckets.take("a", 0);
    const answers = [1, 2, 3, 4].map(() => buckets.take("a", 1e9));
    expect(answers).toEqual([null, null, null, 2]);
  });

  test("takes nothing from another", () => {
    const buckets = new TokenBuckets(rule);
    for (let i = 0; i < 4; i++) buckets.take("a", 0);
    expect(buckets.take("b", 0)).toBeNull();
  });

  test("gains nothing from a clock that is set back", () => {
    const buckets = new TokenBuckets(rule);
    for (let i = 0; i < 3; i++) buckets.take("a", 10_000);
    expect(buckets.take("a", 0)).toBe(2);
  });
});

test("of more addresses than are remembered, the one longest quiet is forgotten", () => {
  const buckets = new TokenBuckets(rule);
  for (let i = 0; i < 4; i++) buckets.take("a", 0);
  buckets.take("b", 1);
  buckets.take("a", 2);
  buckets.take("c", 3);
  expect(buckets.size).toBe(2);
  // "a" was the later one, so its emptiness is still known.
  expect(buckets.take("a", 3)).toBe(2);
});
