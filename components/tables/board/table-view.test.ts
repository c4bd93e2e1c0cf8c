import { describe, expect, test } from "vitest";
import { filterRows, plainView, readTableView, writeTableView } from "./table-view";
import { sampleTableRow } from "./test-support/sample-table-row";

const rows = [
  sampleTableRow("alpha", 0, { provider: "North", openWeights: true, evidence: "A" }),
  sampleTableRow("beta", 1, { provider: "South", openWeights: false, revision: "2026-01" }),
  sampleTableRow("gamma", 2, { name: "Gamma North" }),
];
const choices = {
  rows,
  columns: ["cost", "tokens"] as const,
  sortable: ["rank", "rate", "cost"],
};
const read = (query: string) => readTableView(query, choices);

describe("an address", () => {
  test("without questions is the plain view", () => {
    expect(read("")).toEqual({ view: plainView, ignored: [] });
    expect(writeTableView("", plainView)).toBe("");
  });

  test("is written from a view and read back as the same, other questions kept", () => {
    const query =
      "tier=1&q=al&provider=North&open=1&evidence=A&columns=cost%2Ctokens&sort=-cost&mark=beta";
    const { view, ignored } = read(query);
    expect(view).toEqual({
      ...{ search: "al", provider: "North", weights: "open", evidence: "A" },
      ...{ columns: ["cost", "tokens"], sort: { id: "cost", desc: true }, mark: "beta" },
    });
    expect(ignored).toEqual([]);
    expect(writeTableView("tier=1", view)).toBe(query);
    expect(writeTableView(query, plainView)).toBe("tier=1");
  });

  test("names what this table hasn't, which is left out", () => {
    const { view, ignored } = read(
      "provider=Nobody&open=2&evidence=Z&columns=cost,price&sort=-next&mark=__proto__",
    );
    expect(view).toEqual({ ...plainView, columns: ["cost"] });
    expect(ignored).toEqual([
      ...["provider=Nobody", "open=2", "evidence=Z", "columns=price", "sort=-next"],
      "mark=__proto__",
    ]);
    expect(read("open=constructor").view.weights).toBeNull();
  });
});

describe("a filter", () => {
  const left = (part: object) =>
    filterRows(rows, { ...plainView, ...part }).map(({ slug }) => slug);

  test("searches names, slugs, providers and revisions, every word of it, in any case", () => {
    expect(left({ search: "NORTH" })).toEqual(["alpha", "gamma"]);
    expect(left({ search: "2026 south" })).toEqual(["beta"]);
    expect(left({ search: "alpha beta" })).toEqual([]);
  });

  test("leaves out rows that don't state what is asked for", () => {
    expect(left({ weights: "open" })).toEqual(["alpha"]);
    expect(left({ weights: "closed" })).toEqual(["beta"]);
    expect(left({ provider: "South" })).toEqual(["beta"]);
    expect(left({ evidence: "B" })).toEqual(["beta", "gamma"]);
    expect(left({})).toEqual(["alpha", "beta", "gamma"]);
  });
});
