import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { isMissingFile } from "./require-own-folder";

export interface FileDigest {
  /** Lower-case hex. */
  sha256: string;
  bytes: number;
}

/** Size and SHA-256 of a file's bytes; null when there is no such file. */
export async function digestFile(path: string): Promise<FileDigest | null> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (cause) {
    if (isMissingFile(cause)) return null;
    throw cause;
  }
  return { sha256: hash.digest("hex"), bytes };
}
