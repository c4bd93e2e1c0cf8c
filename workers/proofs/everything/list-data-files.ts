import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sharedPath } from "../../../lib/test-support/shared-data";

/** Descriptions of the data, which hold none. */
const described = new Set(["README.md", "sets.json"]);

/** Every data file of the test data, as `data/…`, in order of name. */
export function listDataFiles(): string[] {
  return readdirSync(sharedPath("data"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !described.has(entry.name))
    .map((entry) => join("data", entry.parentPath.slice(sharedPath("data").length), entry.name))
    .sort();
}
