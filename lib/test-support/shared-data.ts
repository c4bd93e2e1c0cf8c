import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const checkout = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Where a file of the test data that is too large or too foreign for the repository is expected:
 * under ERRORBAR_TEST_DATA, or else in a folder `shared` beside the checkout.
 */
export function sharedPath(relativePath: string): string {
  const root = process.env.ERRORBAR_TEST_DATA ?? path.resolve(checkout, "../shared");
  return path.join(root, relativePath);
}

/** The same path if a file is there, otherwise null: the tests that need it are then skipped. */
export function sharedFile(relativePath: string): string | null {
  const absolutePath = sharedPath(relativePath);
  return existsSync(absolutePath) ? absolutePath : null;
}
