import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";

/** Raised with every change of what validation looks at. */
const validationVersion = 1;

const heldSchema = z.object({ held: z.literal(true), tasks: z.int() });

/** Which base problems held before, by the hash of everything that their validation depends on. */
export class ValidationCache {
  private readonly folder: string;

  /** @param home whose folder "validated" keeps one small file for each content that held */
  constructor(home: string) {
    this.folder = join(home, "validated");
    mkdirSync(this.folder, { recursive: true });
  }

  /** Whether this very content held before. */
  holds(content: string): boolean {
    try {
      return heldSchema.safeParse(JSON.parse(readFileSync(this.pathOf(content), "utf8"))).success;
    } catch {
      // Not there, or cut short: it is validated again.
      return false;
    }
  }

  keep(content: string, tasks: number): void {
    const path = this.pathOf(content);
    writeFileSync(`${path}.new`, JSON.stringify({ held: true, tasks }));
    renameSync(`${path}.new`, path);
  }

  private pathOf(content: string): string {
    return join(this.folder, `${sha256Hex(`${validationVersion}\n${content}`)}.json`);
  }
}
