import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BoardTableRow } from "./board-table-row";
import { createBoardColumns } from "./columns";
import { MarkedKey } from "./marked-key";
import { RuleKey } from "./rule-key";

const toText = (markup: string) => markup.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");

test("in another order the key explains no lines and says where they are", () => {
  const sorted = toText(renderToStaticMarkup(<RuleKey sortedBy="Pass %" />));
  expect(sorted).toBe("Sorted by Pass %: lines are drawn in rank order only.");
  expect(toText(renderToStaticMarkup(<RuleKey sortedBy={null} />))).toContain("no line");
});

test("the next is the next in rank in every order, and its column says so", () => {
  const columns = createBoardColumns("Model", []);
  expect(columns.find(({ id }) => id === "next")?.header).toBe("vs. next rank");
});

const row = (slug: string, separatedFrom: string[]): BoardTableRow => ({
  ...{ slug, name: slug, note: null, synthetic: false, runId: slug, rank: 1 },
  ...{ rankRange: [1, 1], rankRangeByInterval: [1, 1], count: "1/2", countOf: "tasks" },
  ...{ passRate: 0.5, low: 0.4, high: 0.6, level: 0.95, fallbackMethod: null, overlaps: [] },
  ...{ separatedFrom, leansFrom: [], next: null, passAtK: [], evidence: "B" },
});

test.each([
  [["b"], "Separated from the other."],
  [["b", "c"], "Separated from both others."],
  [["b", "c", "d"], "Separated from all 3 others."],
])("apart from %j it reads “%s”", (others, words) => {
  const rows = ["a", ...others].map((slug) => row(slug, slug === "a" ? others : ["a"]));
  const [marked = row("a", [])] = rows;
  expect(toText(renderToStaticMarkup(<MarkedKey marked={marked} rows={rows} />))).toContain(words);
});
