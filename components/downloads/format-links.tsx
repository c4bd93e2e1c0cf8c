import type { TableFormat } from "../../lib/contracts/query";

interface FormatLinksProps {
  /** What is downloaded, such as "This board". */
  what: string;
  /** Of the API, with all parameters but the format. */
  address: string;
  /** Which table the files hold, where the answer has several and this isn't its first. */
  table?: string;
}

/** The same data for programs: as JSON, and its table as files. */
export function FormatLinks({ what, address, table }: FormatLinksProps) {
  return (
    <>
      <a href={address}>{what} as JSON</a> · <a href={tableHref(address, "csv", table)}>CSV</a> ·{" "}
      <a href={tableHref(address, "parquet", table)}>Parquet</a>
    </>
  );
}

/** Address of a table of the API as a file. */
export function tableHref(address: string, format: TableFormat, table?: string): string {
  const asked = new URLSearchParams({ ...(table === undefined ? {} : { table }), format });
  return `${address}${address.includes("?") ? "&" : "?"}${asked}`;
}
