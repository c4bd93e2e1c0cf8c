import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { z } from "zod";
import { runCandidateSchema } from "../../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../../lib/contracts/run-analysis";
import { type RunSlice, runSliceQuerySchema } from "../../../lib/contracts/run-slice-query";
import {
  openResultFile,
  type ResultFormat,
  type ResultPages,
} from "../../../lib/data/open-result-file";
import { orNotFound } from "../../_lib/path-text";
import { describeColumns, toCells } from "./describe-columns";
import { downloadHeaders } from "./download-headers";
import { formatCsvLine } from "./format-csv";
import { writeParquet } from "./format-parquet";
import { parseQuery } from "./parse-query";
import { toPublic } from "./respond";
import { respondFile } from "./respond-file";

const mediaTypes = {
  jsonl: "application/x-ndjson; charset=utf-8",
  csv: "text/csv; charset=utf-8; header=present",
  parquet: "application/vnd.apache.parquet",
} as const;

type ResultFormatName = keyof typeof mediaTypes;

/**
 * Answers with the results of a run, or of the slice that the query names, as a file: a row a candidate,
 * or a row a task where outcomes were measured elsewhere. Rows are written to the file as they are read.
 * @throws DomainError not-found, or bad-input naming the parameter.
 */
export async function respondResults(
  request: Request,
  runId: string,
  name: ResultFormatName,
): Promise<Response> {
  const slice = parseQuery(request, runSliceQuerySchema);
  const format: ResultFormat = { name, write: writers[name] };
  const file = orNotFound(await openResultFile(runId, slice, format), "there is no such run");
  const nameParts = [runId, "results", ...nameSlice(slice)];
  return respondFile(request, file, downloadHeaders(mediaTypes[name], nameParts, name));
}

/** A slice as parts of a file's name. */
export function nameSlice(slice: RunSlice): string[] {
  return Object.values(slice).flatMap((value) => (value === undefined ? [] : [String(value)]));
}

const writers: Record<ResultFormatName, ResultFormat["write"]> = {
  jsonl: (results, path) => writeText(path, formatJsonLines(results)),
  csv: (results, path) => writeText(path, formatCsvLines(results)),
  parquet: (results, path) =>
    writeParquet(path, describeColumns(schemaOf(results)), pageCells(results)),
};

function writeText(path: string, text: AsyncIterable<string>): Promise<void> {
  return pipeline(text, createWriteStream(path, { flags: "wx", mode: 0o600 }));
}

async function* formatJsonLines(results: ResultPages): AsyncGenerator<string> {
  for await (const rows of pageRows(results)) {
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  }
}

async function* formatCsvLines(results: ResultPages): AsyncGenerator<string> {
  const names = describeColumns(schemaOf(results)).map(({ name }) => name);
  yield formatCsvLine(names);
  for await (const rows of pageCells(results)) {
    yield rows.map((row) => formatCsvLine(names.map((name) => row[name] ?? null))).join("");
  }
}

async function* pageCells(results: ResultPages) {
  const columns = describeColumns(schemaOf(results));
  for await (const rows of pageRows(results)) yield rows.map((row) => toCells(columns, row));
}

/** As their schema publishes them. */
async function* pageRows(results: ResultPages): AsyncGenerator<object[]> {
  if (results.measured === "here") {
    for await (const rows of results.pages) {
      yield rows.map((row) => toPublic(runCandidateSchema, row));
    }
    return;
  }
  for await (const rows of results.pages) {
    yield rows.map((row) => toPublic(reportedOutcomeSchema, row));
  }
}

function schemaOf({ measured }: ResultPages): z.ZodObject {
  return measured === "here" ? runCandidateSchema : reportedOutcomeSchema;
}
