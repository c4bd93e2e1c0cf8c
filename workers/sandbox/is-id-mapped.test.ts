import { expect, test } from "vitest";
import { isIdMapped } from "./is-id-mapped";

const machine = "         0          0 4294967295\n";
const rootlessContainer = "         0       1000          1\n         1     100000      65536\n";

test("a machine and a container of its root have every user", () => {
  expect(isIdMapped(machine, 2_000_000_000)).toBe(true);
  expect(isIdMapped(machine, 4_294_967_295)).toBe(false);
});

test("a rootless container has those alone that it was given", () => {
  expect(isIdMapped(rootlessContainer, 65_536)).toBe(true);
  expect(isIdMapped(rootlessContainer, 65_537)).toBe(false);
  expect(isIdMapped(rootlessContainer, 2_000_000_000)).toBe(false);
  expect(isIdMapped("", 0)).toBe(false);
});
