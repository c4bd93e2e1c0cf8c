import { noQuerySchema } from "../../../lib/contracts/query";
import { runSliceQuerySchema } from "../../../lib/contracts/run-slice-query";
import type { Endpoint } from "./endpoint";

const headers = {
  "X-Errorbar-Sha256": "SHA-256 of the whole file, in hex",
  "X-Errorbar-Bytes": "Length of the whole file",
  "Repr-Digest": "The same as RFC 9530 writes it; parts of the file can be asked for by Range",
};
const query = runSliceQuerySchema;

/** The addresses of files, each with its checksum, whole or in parts. */
export const downloadEndpoints: readonly Endpoint[] = [
  {
    path: "/api/v1/runs/{id}/results.jsonl",
    summary: "One line a candidate; of a run measured elsewhere, one a task, as ReportedOutcome",
    query,
    answer: { mediaType: "application/x-ndjson", line: "RunCandidate" },
    headers,
  },
  {
    path: "/api/v1/runs/{id}/results.csv",
    summary: "The same as a table with a header; cells that start a formula get an apostrophe",
    query,
    answer: { mediaType: "text/csv" },
    headers,
  },
  {
    path: "/api/v1/runs/{id}/results.parquet",
    summary: "The same as an Apache Parquet file",
    query,
    answer: { mediaType: "application/vnd.apache.parquet" },
    headers,
  },
  {
    path: "/api/v1/runs/{id}/traces.jsonl.gz",
    summary:
      "Every stored trace of a run as it was stored and hashed, one a line, by task and candidate; " +
      "those of superseded verdicts come before their candidate's current one",
    query,
    answer: { mediaType: "application/gzip", line: "Trace" },
    headers,
  },
  {
    path: "/api/v1/traces/{id}/trace.json",
    summary: "One trace byte for byte as it was stored and hashed",
    query: noQuerySchema,
    answer: { schema: "Trace" },
    headers,
  },
  {
    path: "/api/v1/boards/{suite}/{cycle}/archive",
    summary:
      "Everything public about one cycle of a suite as tar.gz, with the program that computes it again: " +
      "board, outcomes, tasks, events, chain of records, and manifest, results and traces of each run",
    query: noQuerySchema,
    answer: { mediaType: "application/gzip" },
    headers,
  },
  {
    path: "/api/v1/cycles/{week}/archive",
    summary: "The same of the suite that a week drew",
    query: noQuerySchema,
    answer: { mediaType: "application/gzip" },
    headers,
  },
];
