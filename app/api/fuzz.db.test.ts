import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorBodySchema } from "../../lib/contracts/error";
import { publishSampleBoard } from "../../lib/data/test-support/publish-sample-board";
import { withSite } from "../../lib/data/test-support/with-site";
import { endpoints } from "./_lib/endpoints";
import { callAddress, listRoutes } from "./test-support/call-address";

/** More of them by hand: ERRORBAR_FUZZ_RUNS=20000. */
const numRuns = Number(process.env.ERRORBAR_FUZZ_RUNS ?? 400);

withSite(async (publisher) => {
  await publishSampleBoard(publisher);
});

/** Parts of an address that name something here, that might, and that are meant to break things. */
const known = fc.constantFrom(
  ...["sample", "2026-W48", "2026-W47", "alpha", "beta", "a2", "b2", "d1", "1", "2", "sample/0"],
  ...["alpha.svg", "nobody.svg", "tasks-sample.xml", "boards.xml"],
);
const nasty = fc.constantFrom(
  ...["..", "%00", "%ff", "%2e%2e%2f", "'; DROP TABLE runs; --", "__proto__", "constructor", "-1"],
  ...[
    "1e9",
    "99999999999999999999",
    "NaN",
    "=1+1",
    "\u202e",
    "\ud800",
    " ",
    "*",
    "[]",
    "{}",
    "x".repeat(500),
  ],
);
const value = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);
const fitting = fc.constantFrom(
  ...[
    "sample",
    "2026-W48",
    "alpha",
    "beta",
    "1",
    "2",
    "0.9",
    "java",
    "bug-fixing",
    "csv",
    "parquet",
    "json",
  ],
);
const names = [...new Set(endpoints.flatMap(({ query }) => Object.keys(query?.shape ?? {})))];
const parameter = fc.tuple(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.string() },
  ),
  fc.oneof({ weight: 2, arbitrary: fitting }, { weight: 1, arbitrary: value }),
);

const call = fc.record({
  route: fc.constantFrom(...listRoutes()),
  parts: fc.array(value, { minLength: 3, maxLength: 3 }),
  parameters: fc.array(parameter, { maxLength: 4 }),
});

describe("whatever is asked", () => {
  test("is answered, or refused in the API's own form with the parameter's name", async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(call, async ({ route, parts, parameters }) => {
        const query = new URLSearchParams(parameters.map(([name, text]) => [name, text]));
        const response = await callAddress(route, parts, query);
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        expect(response.status).toBeLessThan(500);
        const body = await response.text();
        if (response.ok) return;
        const { error } = errorBodySchema.parse(JSON.parse(body));
        if (response.status !== 400) return;
        const isNamed = [...names, ...query.keys()].some((name) => error.message.includes(name));
        expect(isNamed, error.message).toBe(true);
      }),
      { numRuns, seed: 20261130 },
    );
    // A fuzz that is refused at the door finds nothing behind it.
    expect(seen.get(200) ?? 0).toBeGreaterThan(numRuns / 20);
    expect(seen.get(400) ?? 0).toBeGreaterThan(numRuns / 20);
  }, 60_000);
});
