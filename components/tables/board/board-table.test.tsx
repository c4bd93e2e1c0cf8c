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
  const columns = createBoardColumns({ noun: "Model", furtherK: [], optional: [] });
  expect(columns.find(({ id }) => id === "next")?.header).toBe("vs. next rank");
});

const row = (slug: string, index: number, relations: string): BoardTableRow => ({
  ...{ slug, index, name: slug, provider: null, revision: null, synthetic: false, runId: slug },
  ...{ rank: 1, rankRange: [1, 1], rankRangeByInterval: [1, 1], count: "1/2", countOf: "tasks" },
  ...{ passRate: 0.5, low: 0.4, high: 0.6, level: 0.95, fallbackMethod: null, relations },
  ...{ next: null, passAtK: [], evidence: "B", openWeights: null, releasedOn: null },
  ...{ costPerPassed: null, tokens: null, executionMs: null, drift: null },
  timeoutRate: { timeouts: 0, executions: 0 },
});

test.each([
  ["02", "Separated from the other."],
  ["022", "Separated from both others."],
  ["0222", "Separated from all 3 others."],
])("with the relations %s it reads “%s”", (relations, words) => {
  const rows = [..."abcd"]
    .slice(0, relations.length)
    .map((slug, index) => row(slug, index, relations));
  const [marked = row("a", 0, "")] = rows;
  expect(toText(renderToStaticMarkup(<MarkedKey marked={marked} rows={rows} />))).toContain(words);
});
