import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addCanary, readCanary } from "../../importers/errorbar-pool/pool-canary";

/** Writes a JSON file of a base problem, with the pool's canary where it has one: whole or not at all. */
export async function writePoolJson(poolFolder: string, path: string, text: string): Promise<void> {
  const place = join(poolFolder, path);
  await writeFile(`${place}.new`, addCanary(path, text, await readCanary(poolFolder)));
  await rename(`${place}.new`, place);
}
