import { type EvidenceGrade, evidenceGrades } from "../../../lib/core/vocabulary";
import type { BoardTableRow } from "./board-table-row";
import type { OptionalColumnId } from "./optional-columns";

export type Weights = "open" | "closed";

/** Which rows a reader wants to see; null and "" leave all in. */
export interface RowFilter {
  search: string;
  provider: string | null;
  weights: Weights | null;
  evidence: EvidenceGrade | null;
}

/** How a board's table is looked at: everything of it that its address keeps. */
export interface TableView extends RowFilter {
  columns: OptionalColumnId[];
  /** Null for the order of ranks. */
  sort: { id: string; desc: boolean } | null;
  /** The slug of the row marked by a tap; null for the leader. */
  mark: string | null;
}

/** What the rows and columns of one table allow an address to ask for. */
export interface TableChoices {
  rows: readonly BoardTableRow[];
  /** That this board can fill. */
  columns: readonly OptionalColumnId[];
  /** That can be sorted by. */
  sortable: readonly string[];
}

export const plainView: TableView = {
  search: "",
  provider: null,
  weights: null,
  evidence: null,
  columns: [],
  sort: null,
  mark: null,
};

const weightsByText = new Map<string, Weights>([
  ["1", "open"],
  ["0", "closed"],
]);
const longestSearch = 100;

/** Reads an address. What names nothing of this table is left out and listed, as `name=value`. */
export function readTableView(
  query: string,
  choices: TableChoices,
): { view: TableView; ignored: string[] } {
  const asked = new URLSearchParams(query);
  const ignored: string[] = [];
  const read = <T>(name: string, find: (text: string) => T | undefined): T | null => {
    const text = asked.get(name);
    if (text === null || text === "") return null;
    const found = find(text);
    if (found === undefined) ignored.push(`${name}=${text}`);
    return found ?? null;
  };
  const view = {
    search: (asked.get("q") ?? "").slice(0, longestSearch),
    provider: read("provider", (text) =>
      choices.rows.some(({ provider }) => provider === text) ? text : undefined,
    ),
    weights: read("open", (text) => weightsByText.get(text)),
    evidence: read("evidence", (text) => evidenceGrades.find((grade) => grade === text)),
    columns: readColumns(asked.get("columns") ?? "", choices.columns, ignored),
    sort: read("sort", (text) => {
      const [id, desc] = text.startsWith("-") ? [text.slice(1), true] : [text, false];
      return choices.sortable.includes(id) ? { id, desc } : undefined;
    }),
    mark: read("mark", (text) =>
      choices.rows.some(({ slug }) => slug === text) ? text : undefined,
    ),
  };
  return { view, ignored };
}

function readColumns(
  text: string,
  known: readonly OptionalColumnId[],
  ignored: string[],
): OptionalColumnId[] {
  const names = text.split(",").filter((name) => name !== "");
  for (const name of names) {
    if (!known.some((id) => id === name)) ignored.push(`columns=${name}`);
  }
  return known.filter((id) => names.includes(id));
}

/** The address's query for another view; whatever else it asks for stays. */
export function writeTableView(query: string, view: TableView): string {
  const asked = new URLSearchParams(query);
  const write = (name: string, value: string | null) => {
    if (value === null || value === "") asked.delete(name);
    else asked.set(name, value);
  };
  write("q", view.search);
  write("provider", view.provider);
  write("open", view.weights === null ? null : view.weights === "open" ? "1" : "0");
  write("evidence", view.evidence);
  write("columns", view.columns.join(","));
  write("sort", view.sort && `${view.sort.desc ? "-" : ""}${view.sort.id}`);
  write("mark", view.mark);
  return asked.toString();
}

/** The rows that a filter leaves, in their order. A row that doesn't state what is asked for is left out. */
export function filterRows(
  rows: readonly BoardTableRow[],
  { search, provider, weights, evidence }: RowFilter,
): BoardTableRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = [row.name, row.slug, row.provider, row.revision].join(" ").toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (provider === null || row.provider === provider) &&
      (weights === null || row.openWeights === (weights === "open")) &&
      (evidence === null || row.evidence === evidence)
    );
  });
}

/** Whether a view leaves rows out. */
export function isFiltered({ search, provider, weights, evidence }: RowFilter): boolean {
  return search.trim() !== "" || provider !== null || weights !== null || evidence !== null;
}
