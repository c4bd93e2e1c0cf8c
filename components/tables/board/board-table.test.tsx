import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createBoardColumns } from "./columns";
import { MarkedKey } from "./marked-key";
import { RuleKey } from "./rule-key";
import { sampleTableRow } from "./test-support/sample-table-row";

const toText = (markup: string) => markup.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");

test("in another order the key explains no lines and says where they are", () => {
  const sorted = toText(renderToStaticMarkup(<RuleKey sortedBy="Pass %" />));
  expect(sorted).toBe("Sorted by Pass %: lines are drawn in rank order only.");
  expect(toText(renderToStaticMarkup(<RuleKey sortedBy={null} />))).toContain("no line");
});

test("the next is the next in rank in every order, and its column says so", () => {
  const columns = createBoardColumns({ noun: "Model", furtherK: [], optional: [] });
  expect(columns.find(({ id }) => id === "next")?.label).toBe("vs. next rank");
});

test.each([
  ["02", "Separated from the other."],
  ["022", "Separated from both others."],
  ["0222", "Separated from all 3 others."],
])("with the relations %s it reads “%s”", (relations, words) => {
  const rows = [..."abcd"]
    .slice(0, relations.length)
    .map((slug, index) => sampleTableRow(slug, index, { relations }));
  const [marked = sampleTableRow("a", 0)] = rows;
  expect(toText(renderToStaticMarkup(<MarkedKey marked={marked} rows={rows} />))).toContain(words);
});
