import type { TableFormat } from "../../lib/contracts/query";

interface FormatLinksProps {
  /** What is downloaded, such as "This board". */
  what: string;
  /** Of the API, with all parameters but the format. */
  address: string;
}

/** The same data for programs: as JSON, and its table as files. */
export function FormatLinks({ what, address }: FormatLinksProps) {
  return (
    <>
      <a href={address}>{what} as JSON</a> · <a href={tableHref(address, "csv")}>CSV</a> ·{" "}
      <a href={tableHref(address, "parquet")}>Parquet</a>
    </>
  );
}

/** Address of a table of the API as a file: of the one that is named, or of the answer's first. */
export function tableHref(address: string, format: TableFormat, table?: string): string {
  const asked = new URLSearchParams({ ...(table === undefined ? {} : { table }), format });
  return `${address}${address.includes("?") ? "&" : "?"}${asked}`;
}
