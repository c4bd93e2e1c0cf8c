import { expect, test } from "vitest";
import type { ProviderLimits } from "../../lib/core/model/provider-limits";
import { RateLimiter } from "./rate-limiter";
import { FakeTime } from "./test-support/fake-time";

const never = new AbortController().signal;
const free: ProviderLimits = { requestsPerMinute: null, tokensPerMinute: null, concurrency: 1000 };

interface Request {
  startMs: number;
  endMs: number;
  tokens: number;
}

/** Sends requests at once; returns when each began and ended, in their order. */
async function send(
  limits: ProviderLimits,
  tokens: number[],
  heldMs: number,
  prepare: (limiter: RateLimiter) => void = () => {},
): Promise<Request[]> {
  const time = new FakeTime();
  const limiter = new RateLimiter(limits, time);
  prepare(limiter);
  const requests = tokens.map(async (count) => {
    const admission = await limiter.admit(count, never);
    const startMs = time.nowMs();
    await time.sleep(heldMs, never);
    admission.release(count);
    return { startMs, endMs: time.nowMs(), tokens: count };
  });
  return time.run(Promise.all(requests));
}

test("without limits all begin at once", async () => {
  const requests = await send(free, [1, 1, 1], 1000);
  expect(requests.map(({ startMs }) => startMs)).toEqual([0, 0, 0]);
});

test("no more are open at once than the concurrency says, and the next begins as one ends", async () => {
  const requests = await send({ ...free, concurrency: 2 }, [1, 1, 1, 1, 1], 700);
  expect(requests.map(({ startMs }) => startMs)).toEqual([0, 0, 700, 700, 1400]);
});

test("requests beyond a minute's number wait until the minute is over", async () => {
  const requests = await send({ ...free, requestsPerMinute: 2 }, [1, 1, 1, 1, 1], 10);
  expect(requests.map(({ startMs }) => startMs)).toEqual([0, 0, 60_000, 60_000, 120_000]);
});

test("tokens beyond a minute's number wait until enough of them are a minute old", async () => {
  const requests = await send({ ...free, tokensPerMinute: 100 }, [60, 40, 50, 60, 10], 10);
  expect(requests.map(({ startMs }) => startMs)).toEqual([0, 0, 60_000, 120_000, 120_000]);
});

test("a request larger than a whole minute's allowance is sent alone, not never", async () => {
  const requests = await send({ ...free, tokensPerMinute: 100 }, [10, 500, 10], 10);
  expect(requests.map(({ startMs }) => startMs)).toEqual([0, 60_000, 120_000]);
});

test("what a request really used replaces what was expected", async () => {
  const time = new FakeTime();
  const limiter = new RateLimiter({ ...free, tokensPerMinute: 100 }, time);
  const first = await limiter.admit(100, never);
  first.release(20);
  await time.run(limiter.admit(80, never));
  expect(time.nowMs()).toBe(0);
});

test("a pause that the provider asked for holds everyone back", async () => {
  const requests = await send(free, [1, 1], 10, (limiter) => {
    limiter.pause(5_000);
    limiter.pause(3_000);
  });
  expect(requests.map(({ startMs }) => startMs)).toEqual([5_000, 5_000]);
});

test("no minute, wherever it begins, holds more than all limits together allow", async () => {
  const limits = { requestsPerMinute: 7, tokensPerMinute: 400, concurrency: 3 };
  const tokens = Array.from({ length: 60 }, (_, place) => 20 + ((place * 37) % 90));
  const requests = await send(limits, tokens, 4_100);
  for (const { startMs: from } of requests) {
    const inside = requests.filter(({ startMs }) => startMs >= from && startMs < from + 60_000);
    expect(inside.length).toBeLessThanOrEqual(7);
    expect(inside.reduce((sum, request) => sum + request.tokens, 0)).toBeLessThanOrEqual(400);
    const open = requests.filter(({ startMs, endMs }) => startMs <= from && from < endMs);
    expect(open.length).toBeLessThanOrEqual(3);
  }
  const starts = requests.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test("who is stopped while waiting leaves at once, and the order of the others stays", async () => {
  const time = new FakeTime();
  const limiter = new RateLimiter({ ...free, concurrency: 1 }, time);
  const first = await limiter.admit(1, never);
  const stop = new AbortController();
  const order: string[] = [];
  const second = limiter.admit(1, never).then((admission) => {
    order.push("second");
    return admission;
  });
  const third = limiter.admit(1, stop.signal);
  const fourth = limiter.admit(1, never).then(() => order.push("fourth"));
  stop.abort(new Error("stopped"));
  await expect(third).rejects.toThrow("stopped");
  expect(order).toEqual([]);
  first.release();
  (await second).release();
  await fourth;
  expect(order).toEqual(["second", "fourth"]);
});
