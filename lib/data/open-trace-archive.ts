import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { RunSlice } from "../contracts/run-slice-query";
import { type CachedFile, FileCache } from "./file-cache";
import { fixGzipHeader } from "./fix-gzip-header";
import { getRunTraces, type RunTraces } from "./get-run-traces";

const gibibyte = 1024 ** 3;
const archives = new FileCache(join(tmpdir(), `errorbar-archives-${process.getuid?.() ?? "web"}`), {
  // The archive of a cycle holds those of all its runs.
  files: 512,
  bytes: 2 * gibibyte,
});

/**
 * The gzip of every stored trace of a run or a slice of it, one a line, made once for each list of
 * traces. Null when there is no such run; otherwise the caller closes the handle.
 */
export async function openTraceArchive(
  runId: string,
  slice: RunSlice = {},
): Promise<CachedFile | null> {
  const traces = await getRunTraces(runId, slice);
  if (traces === null) return null;
  // Named for what is in it, not for the run: the boards of one machine share this folder, and the
  // same answers make a run of the same id on each, with traces of their own.
  const content = ["traces/2", ...traces.digests].join("/");
  const key = createHash("sha256").update(content).digest("hex");
  return archives.open(key, (path) => writeArchive(traces, path));
}

async function writeArchive(traces: RunTraces, path: string): Promise<void> {
  await pipeline(
    endLines(traces.lines),
    createGzip(),
    fixGzipHeader,
    createWriteStream(path, { flags: "wx", mode: 0o600 }),
  );
}

async function* endLines(lines: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const lineEnd = new TextEncoder().encode("\n");
  for await (const line of lines) {
    yield line;
    yield lineEnd;
  }
}
