import { tableHref } from "./format-links";

interface TableLinksProps {
  /** Of the API, with all parameters but table and format. */
  address: string;
  tables: readonly string[];
}

/** Every table of one answer as files. */
export function TableLinks({ address, tables }: TableLinksProps) {
  return tables.map((table, place) => (
    <span key={table}>
      {place === 0 ? null : " · "}
      <a href={tableHref(address, "csv", table)}>{table.replaceAll("-", " ")}, CSV</a> or{" "}
      <a href={tableHref(address, "parquet", table)}>Parquet</a>
    </span>
  ));
}
