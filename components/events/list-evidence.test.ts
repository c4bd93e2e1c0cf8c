import { expect, test } from "vitest";
import { listEvidence } from "./list-evidence";

test("figures are listed with the names that lead to them", () => {
  expect(
    listEvidence({
      windowCycles: 4,
      before: { hits: 12, trials: 40 },
      moved: ["a", "b"],
      gates: [{ gate: "verdicts", held: false }],
      difference: null,
      empty: [],
    }),
  ).toEqual([
    { path: "window cycles", value: "4" },
    { path: "before · hits", value: "12" },
    { path: "before · trials", value: "40" },
    { path: "moved", value: "a, b" },
    { path: "gates · 1 · gate", value: "verdicts" },
    { path: "gates · 1 · held", value: "false" },
    { path: "difference", value: "none" },
    { path: "empty", value: "none" },
  ]);
});

test("a publication of a thousand records does not fill a page", () => {
  const gates = Array.from({ length: 1000 }, (_, at) => ({ at }));
  expect(listEvidence({ gates })).toHaveLength(400);
});
