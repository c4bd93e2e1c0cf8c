import fc from "fast-check";
import { expect, test } from "vitest";
import { compareByteOrder } from "./compare-byte-order";

test("characters outside the basic plane come after all of it, unlike in UTF-16", () => {
  expect(["😀", "\uffee", "z", "zz", ""].sort(compareByteOrder)).toEqual([
    "",
    "z",
    "zz",
    "\uffee",
    "😀",
  ]);
});

test("the order is that of the UTF-8 bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      const bytes = Buffer.compare(Buffer.from(a, "utf8"), Buffer.from(b, "utf8"));
      expect(Math.sign(compareByteOrder(a, b))).toBe(bytes);
    }),
  );
});
