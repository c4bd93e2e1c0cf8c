import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissingFile } from "./require-own-folder";

export interface FolderLimits {
  files: number;
  bytes: number;
}

interface FoundFile {
  path: string;
  bytes: number;
  usedAtMs: number;
}

const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Removes the files of a folder that were used longest ago until the rest is within the limits, and
 * unfinished ones that nobody can be writing any more. `kept` stays, whatever its size.
 */
export async function pruneFolder(
  folder: string,
  limits: FolderLimits,
  kept: string,
): Promise<void> {
  const files = (await listFiles(folder)).sort((a, b) => b.usedAtMs - a.usedAtMs);
  let count = 0;
  let bytes = 0;
  for (const file of files) {
    if (file.path.endsWith(".tmp")) {
      if (Date.now() - file.usedAtMs > abandonedAfterMs) await rm(file.path, { force: true });
      continue;
    }
    count += 1;
    bytes += file.bytes;
    const isWithin = count <= limits.files && bytes <= limits.bytes;
    if (!isWithin && file.path !== kept) await rm(file.path, { force: true });
  }
}

async function listFiles(folder: string): Promise<FoundFile[]> {
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => describeFile(join(folder, name))));
  return found.filter((file) => file !== null);
}

async function describeFile(path: string): Promise<FoundFile | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, bytes: size, usedAtMs: mtimeMs };
  } catch (cause) {
    if (isMissingFile(cause)) return null;
    throw cause;
  }
}
