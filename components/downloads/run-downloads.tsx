import { runTables } from "../../lib/contracts/answer-tables";
import type { Run } from "../../lib/contracts/run";
import { type DownloadEntry, DownloadList } from "./download-list";
import { TableLinks } from "./table-links";

/** Everything of a run that can be downloaded, without an account. */
export function RunDownloads({ run }: { run: Run }) {
  return (
    <>
      <DownloadList entries={listRunDownloads(run)} />
      <p className="quiet">
        Files can be fetched in parts; their answers state length and SHA-256 of the whole.
      </p>
      <p className="quiet">
        Tables of this page: <TableLinks address={addressOf(run)} tables={runTables} />
      </p>
    </>
  );
}

function addressOf({ id }: Run): string {
  return `/api/v1/runs/${encodeURIComponent(id)}`;
}

function listRunDownloads(run: Run): DownloadEntry[] {
  const base = addressOf(run);
  const file = (name: string, what: string) => ({ href: `${base}/${name}`, name, what });
  const isHere = run.measured === "here";
  return [
    ...(isHere ? [file("traces.jsonl.gz", "every raw trace, one a line")] : []),
    file("results.jsonl", isHere ? "one line a candidate" : "one line a task"),
    file("results.csv", "the same as a table"),
    file("results.parquet", "the same, typed, for data frames"),
    { ...file("manifest", "the frozen inputs, JSON"), isFile: false },
    { href: base, name: "run", what: "this page, JSON", isFile: false },
  ];
}
