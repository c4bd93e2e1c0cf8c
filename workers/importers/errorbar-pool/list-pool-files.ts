import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { lifeFile } from "./life-file";
import { canaryFile, dropCanary, readCanary } from "./pool-canary";
import { poolFileError } from "./pool-error";

export interface PoolFile {
  /** Path inside the pool folder, with `/` between its parts. */
  path: string;
  bytes: Uint8Array;
}

/** With which content each base problem held when it was last validated. */
export const validatedFile = "validated.json";
/** What stands beside the base problems: the ledgers, the canary, and words for writers. */
const besideBases = new Set([lifeFile, validatedFile, canaryFile, "README.md", "AMBIGUITIES.md"]);
const baseIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads every file of every base problem's folder, by base id in ascending order.
 * @throws DomainError bad-input when the folder can't be read, holds no base problem, or holds
 * anything but folders named by a slug, its ledger, its canary and its documents.
 */
export async function listPoolFiles(poolFolder: string): Promise<Map<string, PoolFile[]>> {
  const bases = new Map<string, PoolFile[]>();
  const canary = await readCanary(poolFolder);
  const entries = await readEntries(poolFolder);
  for (const entry of entries) {
    const shown = join(poolFolder, entry.name);
    if (entry.isDirectory() && baseIdPattern.test(entry.name)) {
      const files = await readTree(poolFolder, entry.name);
      bases.set(entry.name, canary === null ? files : withoutCanary(poolFolder, files, canary));
    } else if (!besideBases.has(entry.name)) {
      throw poolFileError(shown, "no base problem; remove it, or make it a folder named by a slug");
    }
  }
  if (bases.size === 0) {
    throw poolFileError(poolFolder, "no base problem found; add a folder with a problem.json");
  }
  return bases;
}

function withoutCanary(poolFolder: string, files: readonly PoolFile[], canary: string) {
  return files.map(({ path, bytes }) => ({
    path,
    bytes: dropCanary(bytes, join(poolFolder, path), canary),
  }));
}

async function readTree(poolFolder: string, folder: string): Promise<PoolFile[]> {
  const files: PoolFile[] = [];
  for (const entry of await readEntries(join(poolFolder, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await readTree(poolFolder, path)));
    else if (entry.isFile()) files.push({ path, bytes: await readFile(join(poolFolder, path)) });
    else throw poolFileError(join(poolFolder, path), "neither file nor folder; remove it");
  }
  return files;
}

async function readEntries(folder: string) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    // Directory order differs between machines; which error comes first should not.
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (cause) {
    throw poolFileError(folder, "can not be read as a folder; name a pool folder", cause);
  }
}
