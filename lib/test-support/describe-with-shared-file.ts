import { describe, test } from "vitest";
import { sharedFile, sharedPath } from "./shared-data";

/**
 * A `describe` whose tests need a shared file. Where the file is missing they are skipped and one
 * console line names it.
 */
export function describeWithSharedFile(
  name: string,
  relativePath: string,
  suite: (absolutePath: string) => void,
): void {
  const absolutePath = sharedFile(relativePath);
  if (absolutePath === null) {
    console.warn(`skipped: ${name} (no file ${sharedPath(relativePath)}; set ERRORBAR_TEST_DATA)`);
  }
  describe.skipIf(absolutePath === null)(name, () => {
    if (absolutePath === null) test("needs its shared file", () => {});
    else suite(absolutePath);
  });
}
