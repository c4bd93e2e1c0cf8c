import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { type BareResult, type BareRun, runBare } from "./bare-run";

/**
 * Bare runs whose results are kept in a file, a line each, so that an interrupted report goes on where
 * it stopped and a second one takes seconds. A run is known by its program and limits.
 */
export class RememberedRuns {
  private readonly known = new Map<string, BareResult>();

  constructor(
    private readonly backend: SandboxBackend,
    private readonly file: string,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      // The last line may have been cut off when the program was stopped.
      if (!line.endsWith("}")) continue;
      const { id, passed, said } = JSON.parse(line);
      this.known.set(id, { passed, said });
    }
  }

  async run(run: BareRun): Promise<BareResult> {
    const id = createHash("sha256").update(JSON.stringify(run)).digest("hex");
    const before = this.known.get(id);
    if (before) return before;
    const result = await runBare(this.backend, run);
    this.known.set(id, result);
    appendFileSync(this.file, `${JSON.stringify({ id, ...result })}\n`);
    return result;
  }
}
