import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WhatChanged } from "../../lib/core/cycle/what-changed";
import { ChangedNote } from "./changed-note";

const quiet: WhatChanged = {
  ...{ previous: "2026-W47", moved: [], added: [], absent: [], incomplete: [] },
  ...{ rankedInBoth: 12, tau: 0.9394 },
};
const words = (changes: Partial<WhatChanged>) =>
  renderToStaticMarkup(<ChangedNote changed={{ ...quiet, ...changes }} />).replace(/<[^>]*>/g, "");
const named = (slug: string) => ({ slug, name: slug.toUpperCase() });

test("a quiet week is three sentences that say so", () => {
  expect(words({})).toContain(
    "No model moved beyond noise against itself on tasks that it met before. " +
      "The same models took part, each with every task answered. " +
      "The order of the 12 models ranked in both weeks has τ = 0.94 with that of 2026-W47",
  );
});

test("who moved is named with the points of the drift test", () => {
  const moved = [
    {
      ...{ ...named("a"), level: "alert" as const, isUnconfirmed: false },
      ...{ direction: "down" as const, difference: -0.08 },
    },
    {
      ...{ ...named("b"), level: "watch" as const, isUnconfirmed: true },
      ...{ direction: "up" as const, difference: 0.05 },
    },
  ];
  expect(words({ moved })).toContain(
    "A −8.0 points (alert), B +5.0 points (watched, not confirmed).",
  );
});

test("of many names the first four are said and the others counted", () => {
  const added = ["a", "b", "c", "d", "e", "f"].map(named);
  expect(words({ added })).toContain("New: A, B, C, D and 2 more.");
});
