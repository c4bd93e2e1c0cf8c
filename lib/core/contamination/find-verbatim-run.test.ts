import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findVerbatimRun } from "./find-verbatim-run";
import { RunFinder } from "./run-finder";

const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`).join(" ");
const reference = words("r", 80);

describe("findVerbatimRun", () => {
  test("50 tokens of the reference in a row are verbatim, 49 are not", () => {
    const taken = (count: number) =>
      findVerbatimRun({
        prompt: "",
        reference,
        completion: `before ${words("r", count)} after r0 r1`,
      });
    expect(taken(50)).toEqual({ longestRun: 50, isVerbatim: true });
    expect(taken(49)).toEqual({ longestRun: 49, isVerbatim: false });
  });

  test("a reference of fewer than 60 tokens says nothing", () => {
    const short = words("r", 59);
    expect(findVerbatimRun({ prompt: "", reference: short, completion: short })).toBeNull();
  });

  test("white space is no token, marks are one each, and a change of name ends a run", () => {
    const line = "total_1 = (a+b);\n";
    const long = line.repeat(10);
    const respaced = line.replaceAll(/\s|$/g, "  ").repeat(10);
    expect(findVerbatimRun({ prompt: "", reference: long, completion: respaced })?.longestRun).toBe(
      80,
    );
    const renamed = long.replaceAll("total_1", "sum");
    expect(findVerbatimRun({ prompt: "", reference: long, completion: renamed })?.longestRun).toBe(
      7,
    );
  });

  test("what the prompt gave is no copy of the reference", () => {
    const faulty = `${words("r", 40)} wrong ${words("s", 60)}`;
    const mended = faulty.replace("wrong", "right");
    const found = findVerbatimRun({ prompt: faulty, reference: mended, completion: mended });
    expect(found).toEqual({ longestRun: 1, isVerbatim: false });
  });

  test("short runs of the prompt are nobody's, and don't break a copy", () => {
    const found = findVerbatimRun({ prompt: words("r", 12), reference, completion: reference });
    expect(found).toEqual({ longestRun: 80, isVerbatim: true });
    const more = findVerbatimRun({ prompt: words("r", 13), reference, completion: reference });
    expect(more?.longestRun).toBe(67);
  });

  test("an empty completion and a flood of 50,000 tokens are read like any other", () => {
    expect(findVerbatimRun({ prompt: "", reference, completion: "" })?.longestRun).toBe(0);
    const flood = "r0 ".repeat(50_000);
    expect(findVerbatimRun({ prompt: "", reference, completion: flood })?.longestRun).toBe(1);
  });
});

test("a run is the longest end of the one text that stands in the other, for all short texts", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 14 });
  fc.assert(
    fc.property(text, text, (held, read) => {
      const joined = held.join("");
      const byHand = read.map((_, end) => {
        let length = end + 1;
        while (!joined.includes(read.slice(end + 1 - length, end + 1).join(""))) length--;
        return length;
      });
      expect([...new RunFinder(held).runs(read)]).toEqual(byHand);
    }),
  );
});
