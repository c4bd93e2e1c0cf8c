import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createBoardColumns } from "./columns";
import { OrderedRows } from "./ordered-rows";
import { byRank, toggleOrder } from "./row-order";
import { sampleTableRow } from "./test-support/sample-table-row";

const columns = createBoardColumns({ noun: "Model", furtherK: [5], optional: [] });
const rows = [
  sampleTableRow("delta", 0, { passRate: 0.8, passAtK: [null] }),
  sampleTableRow("Alpha", 1, { passRate: 0.6, passAtK: [0.9] }),
  sampleTableRow("beta", 2, { passRate: 0.6, passAtK: [0.7] }),
];
const slugs = (id: string, desc: boolean) =>
  renderToStaticMarkup(
    <OrderedRows rows={rows} columns={columns} order={{ id, desc }}>
      {({ slug }) => `${slug} `}
    </OrderedRows>,
  )
    .trim()
    .split(" ");

test("equal rows stay in the order of ranks, whichever way round", () => {
  expect(slugs("rate", true)).toEqual(["delta", "Alpha", "beta"]);
  expect(slugs("rate", false)).toEqual(["Alpha", "beta", "delta"]);
});

test("names are sorted in any case, and what isn't known comes last both ways", () => {
  expect(slugs("name", false)).toEqual(["Alpha", "beta", "delta"]);
  expect(slugs("pass-at-5", true)).toEqual(["Alpha", "beta", "delta"]);
  expect(slugs("pass-at-5", false)).toEqual(["beta", "Alpha", "delta"]);
});

test("a click begins with the highest rate, and another turns the order round", () => {
  const [rank, , rate] = columns;
  if (rank === undefined || rate === undefined) throw new Error("columns are missing");
  const first = toggleOrder(byRank, rate);
  expect(first).toEqual({ id: "rate", desc: true });
  expect(toggleOrder(first, rate)).toEqual({ id: "rate", desc: false });
  expect(toggleOrder(first, rank)).toEqual(byRank);
});
