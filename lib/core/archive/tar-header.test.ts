import { expect, test } from "vitest";
import { tarHeader, tarPadding } from "./tar-header";

const field = (header: Uint8Array, start: number, end: number) =>
  new TextDecoder().decode(header.slice(start, end));

test("a header names file and size, and sums its bytes with blanks in the place of the sum", () => {
  const header = tarHeader("folder/a.txt", 1_000);
  expect(header).toHaveLength(512);
  expect(field(header, 0, 13)).toBe("folder/a.txt\0");
  expect(field(header, 124, 136)).toBe("00000001750\0");
  expect(field(header, 257, 265)).toBe("ustar\x0000");
  const blanked = header.slice().fill(0x20, 148, 156);
  const sum = blanked.reduce((total, byte) => total + byte, 0);
  expect(field(header, 148, 156)).toBe(`${sum.toString(8).padStart(6, "0")}\0 `);
});

test("a file is filled up to whole blocks of 512 bytes", () => {
  expect([0, 1, 511, 512, 513].map((bytes) => tarPadding(bytes).length)).toEqual([
    0, 511, 1, 0, 511,
  ]);
});

test("a name that the format can't hold is refused", () => {
  for (const name of ["", "a".repeat(101), "é", "a\n"])
    expect(() => tarHeader(name, 0)).toThrow(name);
});
