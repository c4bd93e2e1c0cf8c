import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { RunSlice } from "../contracts/run-slice-query";
import { type CachedFile, FileCache } from "./file-cache";
import { getRunTraces, type RunTraces } from "./get-run-traces";

const gibibyte = 1024 ** 3;
const archives = new FileCache(join(tmpdir(), `errorbar-archives-${process.getuid?.() ?? "web"}`), {
  files: 32,
  bytes: 2 * gibibyte,
});

/** RFC 1952: four bytes of time from the fifth on, and the operating system in the tenth. */
const timeStart = 4;
const timeEnd = 8;
const systemByte = 9;
const unknownSystem = 255;

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

/** Same traces, same bytes: neither the time nor the machine of their making shows. */
async function* fixGzipHeader(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of chunks) {
    if (offset <= systemByte) {
      for (let index = 0; index < chunk.length && offset + index <= systemByte; index++) {
        const position = offset + index;
        if (position >= timeStart && position < timeEnd) chunk[index] = 0;
        if (position === systemByte) chunk[index] = unknownSystem;
      }
    }
    offset += chunk.length;
    yield chunk;
  }
}
