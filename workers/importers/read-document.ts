import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { badInput } from "./json-lines";

/** A small gzip file may unfold to anything; no document that we import is larger. */
const maxDocumentBytes = 256 * 1024 * 1024;

const unfold = promisify(gunzip);

/**
 * The text of a file that is one document, plain or gzip.
 * @throws DomainError bad-input naming the file: no such file, empty, too large, no UTF-8, damaged.
 */
export async function readDocument(path: string): Promise<string> {
  const bytes = await unfoldIfGzip(path, await readBytes(path));
  if (bytes.length > maxDocumentBytes)
    throw badInput(path, null, "the file is over 256 MiB: split it");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.trim() !== "") return text;
  } catch {
    throw badInput(path, null, "the text is not UTF-8: convert the file");
  }
  throw badInput(path, null, "the file holds no records: give one that does");
}

/**
 * The value of a JSON document.
 * @throws DomainError bad-input naming file and, for broken JSON, line.
 */
export async function readJsonDocument(path: string): Promise<unknown> {
  const text = await readDocument(path);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
    throw badInput(
      path,
      lineOfFault(text, reason ?? ""),
      `broken JSON: ${reason?.slice(0, 120)}: correct it there`,
    );
  }
}

/**
 * The object that a JSON document is.
 * @throws DomainError bad-input as readJsonDocument does, and when it is something else.
 */
export async function readJsonObject(path: string): Promise<Record<string, unknown>> {
  const value = await readJsonDocument(path);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw badInput(path, null, "field document: is no JSON object; give a file of this format");
}

/** The engine names a position at most; the line that it lies on is what an editor can show. */
function lineOfFault(text: string, reason: string): number | null {
  const position = /at position (\d+)/.exec(reason)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split("\n").length;
  return /end of JSON/.test(reason) ? text.trimEnd().split("\n").length : null;
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    throw badInput(
      path,
      null,
      code === "ENOENT"
        ? "no such file: check the path"
        : `the file can't be read (${code}): check what it is and its rights`,
    );
  }
}

async function unfoldIfGzip(path: string, bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await unfold(bytes, { maxOutputLength: maxDocumentBytes });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === "ERR_BUFFER_TOO_LARGE")
      throw badInput(path, null, "unfolds to over 256 MiB: split it");
    const reason = code === "Z_BUF_ERROR" ? "cut off" : "damaged";
    throw badInput(path, null, `the gzip data is ${reason}: fetch the file again`);
  }
}
