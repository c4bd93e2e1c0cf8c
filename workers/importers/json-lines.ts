import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { DomainError } from "../../lib/core/errors";

/** A small gzip file may unfold to endless empty lines. */
const maxBlankLines = 100_000;

export interface JsonLine {
  /** Counted from 1, empty lines included. */
  line: number;
  value: unknown;
}

/** Longer lines are no record of anything that we import; reading on would only fill memory. */
export const maxLineBytes = 16 * 1024 * 1024;

/**
 * Reads a JSON Lines file, plain or gzip, line by line; empty lines are passed over.
 * @throws DomainError bad-input naming file and line: no such file, empty, no UTF-8, broken JSON,
 *   a line over 16 MiB, a damaged or cut-off gzip.
 */
export async function* readJsonLines(path: string): AsyncGenerator<JsonLine> {
  for await (const { line, text } of readTextLines(path)) {
    yield { line, value: parseJson(path, line, text) };
  }
}

/**
 * The lines of a text file, plain or gzip, without the empty ones.
 * @throws DomainError bad-input as readJsonLines does, but for broken JSON.
 */
export async function* readTextLines(path: string): AsyncGenerator<{ line: number; text: string }> {
  let count = 0;
  let blank = 0;
  for await (const { line, bytes } of splitLines(path)) {
    const text = decodeUtf8(path, line, bytes);
    if (text.trim() === "") {
      blank += 1;
      if (blank > maxBlankLines)
        throw badInput(path, line, "the file is all but empty lines: give one that holds records");
      continue;
    }
    count += 1;
    yield { line, text };
  }
  if (count === 0) throw badInput(path, null, "the file holds no records: give one that does");
}

/** An error that names file, line where there is one, and what to change. */
export function badInput(path: string, line: number | null, what: string): DomainError {
  return new DomainError("bad-input", `${path}${line === null ? "" : `:${line}`}: ${what}`);
}

async function* splitLines(path: string): AsyncGenerator<{ line: number; bytes: Buffer }> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of readBytes(path, () => line)) {
    let from = 0;
    while (from <= chunk.length) {
      const end = chunk.indexOf(10, from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      length += part.length;
      if (length > maxLineBytes)
        throw badInput(path, line, "the line is longer than 16 MiB: write one record a line");
      parts.push(part);
      if (end < 0) break;
      yield { line, bytes: Buffer.concat(parts) };
      parts = [];
      length = 0;
      line += 1;
      from = end + 1;
    }
  }
  if (length > 0) yield { line, bytes: Buffer.concat(parts) };
}

async function* readBytes(path: string, currentLine: () => number): AsyncGenerator<Buffer> {
  const gzip = await isGzip(path);
  const file = createReadStream(path);
  const source = gzip ? file.pipe(createGunzip()) : file;
  if (gzip) file.on("error", (error) => source.destroy(error));
  try {
    for await (const chunk of source) yield chunk as Buffer;
  } catch (cause) {
    if (cause instanceof DomainError || !gzip) throw cause;
    const reason = (cause as NodeJS.ErrnoException).code === "Z_BUF_ERROR" ? "cut off" : "damaged";
    throw badInput(path, currentLine(), `the gzip data is ${reason}: fetch the file again`);
  } finally {
    file.destroy();
  }
}

async function isGzip(path: string): Promise<boolean> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, "r");
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === "ENOENT") throw badInput(path, null, "no such file: check the path");
    throw badInput(path, null, `the file can't be read (${code}): check what it is and its rights`);
  } finally {
    await handle?.close();
  }
}

function decodeUtf8(path: string, line: number, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw badInput(path, line, "the text is not UTF-8: convert the file");
  }
}

/** The JSON value of one line. @throws DomainError bad-input naming file and line. */
export function parseJson(path: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw badInput(path, line, `broken JSON: ${reason.slice(0, 120)}: correct this line`);
  }
}
