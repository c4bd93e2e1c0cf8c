import { expect, test } from "vitest";
import { sampleRow } from "../boards/test-support/sample-row";
import { limitRows, listNotRuledOut } from "./limit-rows";

const row = (slug: string, passRate: number, separatedFrom: string[] = []) => ({
  ...sampleRow(slug, 1, separatedFrom),
  passRate,
});

test("a limit leaves nobody out silently: within, beyond, or not known", () => {
  const rows = [row("cheap", 0.5), row("dear", 0.6), row("untold", 0.7)];
  const known = { currency: "USD", costPerPassed: { cheap: 0.1, dear: 2 }, answerMs: {} };
  const names = (limits: { budget: number | null; answerMs: number | null }) =>
    Object.values(limitRows(rows, known, limits)).map((own) =>
      own.map(({ model }: (typeof rows)[number]) => model.slug),
    );
  expect(names({ budget: 0.1, answerMs: null })).toEqual([["cheap"], ["dear"], ["untold"]]);
  expect(names({ budget: null, answerMs: null })).toEqual([["cheap", "dear", "untold"], [], []]);
  expect(names({ budget: 1, answerMs: 5 })).toEqual([[], ["dear"], ["cheap", "untold"]]);
});

test("ruled out is who has another separated above among those within the limits", () => {
  const [a, b, c] = [row("a", 0.9, ["c"]), row("b", 0.8), row("c", 0.6, ["a"])];
  const slugs = (rows: (typeof a)[]) => listNotRuledOut(rows).map(({ model }) => model.slug);
  expect(slugs([a, b, c])).toEqual(["a", "b"]);
  // Without a nobody is separated above c.
  expect(slugs([b, c])).toEqual(["b", "c"]);
});
