import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { PoolFile } from "./list-pool-files";

/**
 * SHA-256 over the sorted list of a pool's files, one line each: the file's SHA-256, two spaces,
 * its path. Anyone can recompute it inside the pool folder with
 * `find * -mindepth 1 -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`.
 */
export function hashPoolFiles(files: readonly PoolFile[]): string {
  const sorted = [...files].sort((a, b) =>
    Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)),
  );
  return sha256Hex(sorted.map((file) => `${sha256Hex(file.bytes)}  ${file.path}\n`).join(""));
}
