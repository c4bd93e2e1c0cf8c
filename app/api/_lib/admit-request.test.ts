import { describe, expect, test } from "vitest";
import { errorBodySchema } from "../../../lib/contracts/error";
import { clientHeader } from "../../_server/name-client";
import { RateLimiter, refuseRequest } from "./admit-request";

const env = { publicUrl: "http://localhost", trustedProxyHeader: null, apiRequestsPerMinute: 2 };
const far = "203.0.113.7";

const ask = (headers: Record<string, string>, limiter = new RateLimiter(env, () => 0)) =>
  refuseRequest(new Request("http://localhost/api/v1/boards", { headers }), limiter);

describe("a client", () => {
  test("with too many requests is told when to come back, in the API's own form", async () => {
    let now = 0;
    const limiter = new RateLimiter(env, () => now);
    const next = () => ask({ [clientHeader]: far }, limiter);
    expect([next(), next()]).toEqual([null, null]);
    const refusal = next();
    expect(refusal?.status).toBe(429);
    // Two a minute: one comes back every thirty seconds.
    expect(refusal?.headers.get("Retry-After")).toBe("30");
    expect(errorBodySchema.parse(await refusal?.json()).error.code).toBe("too-many-requests");
    now = 30_000;
    expect(next()).toBeNull();
  });

  test("at the machine itself is not limited, unless a proxy says who it is", () => {
    const here = { [clientHeader]: "::ffff:127.0.0.1" };
    const open = new RateLimiter(env, () => 0);
    expect([1, 2, 3].map(() => ask(here, open))).toEqual([null, null, null]);
    const behind = new RateLimiter({ ...env, trustedProxyHeader: "x-forwarded-for" }, () => 0);
    expect([1, 2, 3].map(() => ask(here, behind)?.status)).toEqual([undefined, undefined, 429]);
  });

  test("may make any number where none is set", () => {
    const limiter = new RateLimiter({ ...env, apiRequestsPerMinute: null }, () => 0);
    const answers = Array.from({ length: 10 }, () => ask({ [clientHeader]: far }, limiter));
    expect(answers.every((answer) => answer === null)).toBe(true);
  });
});

test("an address too long and a body are refused", () => {
  const long = new Request(`http://localhost/api/v1/boards?a=${"x".repeat(3_000)}`);
  expect(refuseRequest(long)?.status).toBe(414);
  expect(ask({ "Content-Length": "5" })?.status).toBe(413);
  expect(ask({ "Transfer-Encoding": "chunked" })?.status).toBe(413);
  expect(ask({ "Content-Length": "0" })).toBeNull();
});
