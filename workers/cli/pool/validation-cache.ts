import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { TaskVerdicts } from "./validate-task";

const verdict = z.enum(["passed", "failed", "voided"]);
const heldSchema = z.object({
  verdicts: z.array(
    z.object({ taskKey: z.string(), reference: verdict, faults: z.array(verdict) }),
  ),
});

/** Which base problems held before, by the hash of everything that their validation depends on. */
export class ValidationCache {
  private readonly folder: string;

  /** @param home whose folder "validated" keeps one small file for each content that held */
  constructor(home: string) {
    this.folder = join(home, "validated");
    mkdirSync(this.folder, { recursive: true });
  }

  /** The verdicts of this very content, where it held before; otherwise null. */
  find(content: string): TaskVerdicts[] | null {
    try {
      return heldSchema.parse(JSON.parse(readFileSync(this.pathOf(content), "utf8"))).verdicts;
    } catch {
      // Not there, or cut short: it is validated again.
      return null;
    }
  }

  keep(content: string, verdicts: readonly TaskVerdicts[]): void {
    const path = this.pathOf(content);
    writeFileSync(`${path}.new`, JSON.stringify({ verdicts }));
    renameSync(`${path}.new`, path);
  }

  private pathOf(content: string): string {
    return join(this.folder, `${content}.json`);
  }
}
