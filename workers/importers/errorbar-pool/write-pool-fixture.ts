import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addCanary } from "./pool-canary";
import { baseFolderFixture, problemFixture } from "./problem-fixture";

/** Writes a pool of the fixture under the ids, for tests; with a canary it is a private one. */
export function writePoolFixture(
  folder: string,
  ids: readonly string[],
  canary: string | null = null,
): void {
  for (const id of ids) {
    const problem = JSON.stringify({ ...problemFixture(), id });
    for (const [path, text] of Object.entries({
      ...baseFolderFixture(),
      "problem.json": problem,
    })) {
      const place = join(folder, id, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, addCanary(path, text, canary));
    }
  }
  if (canary !== null) writeFileSync(join(folder, "CANARY"), `${canary}\n`);
}
