import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

const chunkBytes = 256 * 1024;

/** SHA-256 of a file's content, read piece by piece: fresh memory for all of it costs more than the hash. */
export function hashFile(path: string): string {
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafe(chunkBytes);
  const descriptor = openSync(path, "r");
  try {
    for (let count = readSync(descriptor, chunk); count > 0; count = readSync(descriptor, chunk)) {
      hash.update(chunk.subarray(0, count));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest("hex");
}
