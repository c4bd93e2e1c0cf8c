import type { Run } from "../../lib/contracts/run";
import { type DownloadEntry, DownloadList } from "./download-list";

/** Everything of a run that can be downloaded, without an account. */
export function RunDownloads({ run }: { run: Run }) {
  return (
    <>
      <DownloadList entries={listRunDownloads(run)} />
      <p className="quiet">
        Files can be fetched in parts; their answers state length and SHA-256 of the whole.
      </p>
    </>
  );
}

function listRunDownloads({ id, measured }: Run): DownloadEntry[] {
  const base = `/api/v1/runs/${encodeURIComponent(id)}`;
  const file = (name: string, what: string) => ({ href: `${base}/${name}`, name, what });
  const isHere = measured === "here";
  return [
    ...(isHere ? [file("traces.jsonl.gz", "every raw trace, one a line")] : []),
    file("results.jsonl", isHere ? "one line a candidate" : "one line a task"),
    file("results.csv", "the same as a table"),
    file("results.parquet", "the same, typed, for data frames"),
    { ...file("manifest", "the frozen inputs, JSON"), isFile: false },
    { href: base, name: "run", what: "this page, JSON", isFile: false },
  ];
}
