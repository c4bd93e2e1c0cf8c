import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleBoard } from "../boards/test-support/sample-board";
import { sampleRow } from "../boards/test-support/sample-row";
import { MixHead } from "./mix-head";

const rows = ["a", "b", "c"].map((slug, place) => sampleRow(slug, place + 1, []));
const pairs = { count: 3, test: "exact McNemar", correction: "Holm" as const, level: 0.05 };

/** Of three that no test tells apart, some of them within the limits. */
function head(within: number, { tasks = 100, isTested = true } = {}): string {
  const board = sampleBoard({ rows, pairs: isTested ? pairs : null });
  const markup = renderToStaticMarkup(
    <MixHead
      board={board}
      rows={{ within: rows.slice(0, within), beyond: rows.slice(within), unknown: [] }}
      description={{
        ...{ tasks, allTasks: 100, effectiveTasks: tasks, isRanked: tasks >= 30 },
        ...{ shares: [], missing: [], missingShare: 0 },
      }}
      isPlain={false}
    />,
  );
  return markup.replace(/<[^>]*>/g, "");
}

const words = /test|separate|ruled out:|equal/;

test("the lede speaks of tests where at least two are within the limits", () => {
  expect(head(3)).toContain("The paired test separates nobody from the best.");
  expect(head(2)).toContain("The paired test separates nobody within your limits from the best.");
});

test("with nobody within the limits, or one alone, it says nothing of tests", () => {
  expect(head(0)).toContain("No system is known to be within your limits.");
  expect(head(0)).not.toMatch(words);
  expect(head(1)).toContain("There is nobody within your limits to compare it with.");
  expect(head(1)).not.toMatch(words);
});

test("while pairs are tested it says nothing of what the tests say", () => {
  expect(head(3, { isTested: false })).not.toContain("separates");
});

test("of a mix in which no task counts it says why", () => {
  expect(head(3, { tasks: 0 })).toContain("No task of this suite counts in your mix.");
  expect(head(3, { tasks: 0 })).toContain("there is nothing to count");
  expect(head(3, { tasks: 12 })).toContain("Below 30 effective tasks");
});
