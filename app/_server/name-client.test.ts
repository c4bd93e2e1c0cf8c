import { expect, test } from "vitest";
import { findClient } from "./name-client";

const forwarded = { "x-forwarded-for": "203.0.113.1, 198.51.100.7" };

test("a header is believed only where a proxy is trusted", () => {
  expect(findClient(forwarded, "192.0.2.1", null)).toBe("192.0.2.1");
});

test("of the trusted proxy's list the entry counts that it added itself", () => {
  expect(findClient(forwarded, "192.0.2.1", "x-forwarded-for")).toBe("198.51.100.7");
  expect(findClient({ "x-real-ip": ["a", "b"] }, "192.0.2.1", "x-real-ip")).toBe("b");
});

test("a request that came past the proxy counts by its connection", () => {
  expect(findClient({}, "192.0.2.1", "x-forwarded-for")).toBe("192.0.2.1");
  expect(findClient({ "x-forwarded-for": " , " }, "192.0.2.1", "x-forwarded-for")).toBe(
    "192.0.2.1",
  );
  expect(findClient({}, undefined, null)).toBeNull();
});
