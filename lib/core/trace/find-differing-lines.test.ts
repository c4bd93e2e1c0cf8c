import { expect, test } from "vitest";
import { findDifferingLines } from "./find-differing-lines";

const differing = (a: string, b: string) => {
  const found = findDifferingLines(a, b);
  return found && [[...found.a], [...found.b]];
};

test("lines differ that the other program lacks, wherever they stand", () => {
  expect(differing("a\nb\nc\nd\n", "a\nx\nb\nd\n")).toEqual([[3], [2]]);
  expect(differing("a\nb", "c\nd")).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test("equal programs have none, whatever their line ends and blanks at them", () => {
  expect(differing("a  \r\nb\r\n", "a\nb")).toEqual([[], []]);
  expect(differing("", "")).toEqual([[], []]);
});

test("programs that are too long are not compared, unless they differ in few lines", () => {
  const lines = (word: string) =>
    Array.from({ length: 1_500 }, (_, i) => `${word} ${i}`).join("\n");
  expect(findDifferingLines(lines("a"), lines("b"))).toBeNull();
  expect(differing(lines("a"), `${lines("a")}\nend`)).toEqual([[], [1_501]]);
});
