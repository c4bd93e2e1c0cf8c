import { expect, test } from "vitest";
import { clientKey, isLoopback } from "./client-key";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9%eth0", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test("the key of anything is short", () => {
  expect(clientKey("x".repeat(5_000)).length).toBe(64);
  expect(clientKey(":".repeat(5_000)).length).toBeLessThanOrEqual(64);
});

test.each(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])("%s is loopback", (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each(["128.0.0.1", "10.0.0.1", "2001:db8::1", "127.0.0.1.example"])(
  "%s is not loopback",
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
