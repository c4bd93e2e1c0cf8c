import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's folder, found upwards from this module: it works from source and from the bundle. */
export const checkoutRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "drizzle.config.ts"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("the checkout's root could not be found");
  return findRoot(parent);
}
