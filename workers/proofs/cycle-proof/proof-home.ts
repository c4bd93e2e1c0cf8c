import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabasePool, openDatabasePool } from "../../../db/client";
import { checkoutRoot } from "../../checkout-root";
import { startEmbeddedPostgres } from "../../postgres/start-embedded-postgres";

/**
 * A home of its own, in which a proof gives commands as a user does and looks into the database. It stays a
 * user of the embedded server, which then outlives every command; it never starts it again.
 */
export class ProofHome {
  private readonly children = new Set<ChildProcess>();

  private constructor(
    readonly folder: string,
    readonly pool: DatabasePool,
    private readonly leave: () => Promise<void>,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  static async open(name: string, environment: Record<string, string> = {}): Promise<ProofHome> {
    const folder = mkdtempSync(join(tmpdir(), `errorbar-${name}-`));
    const { ownerUrl, leave } = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
    const pool = openDatabasePool(ownerUrl, { applicationName: "proof" });
    return new ProofHome(folder, pool, leave, { ERRORBAR_HOME: folder, ...environment });
  }

  /** Starts a command in a process group of its own: the worker itself, no launcher. */
  start(words: string[]): ChildProcess {
    const child = spawn(process.execPath, [join(checkoutRoot, "dist/errorbar.mjs"), ...words], {
      env: { ...process.env, ...this.environment },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    this.children.add(child);
    child.once("exit", () => this.children.delete(child));
    child.stderr?.pipe(process.stderr, { end: false });
    return child;
  }

  /** Gives a command and returns how it ended. */
  async run(words: string[]): Promise<{ code: number | null; stdout: string }> {
    const child = this.start(words);
    let stdout = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    const [code] = await once(child, "close");
    return { code, stdout };
  }

  /** The process that all of the database's processes end with; null where none is noted. */
  get postmasterPid(): number | null {
    try {
      const file = join(this.folder, "postgres", "data", "postmaster.pid");
      return Number(readFileSync(file, "utf8").split("\n")[0]);
    } catch {
      // Between the old server and the new one there is no file.
      return null;
    }
  }

  /** Ends what is left and removes the folder. */
  async close(): Promise<void> {
    for (const child of this.children) killGroup(child);
    await this.pool.close();
    await this.leave();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** SIGKILL for a command and everything of its process group. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

/** Waits until a command writes a text to one of its outputs. */
export function waitForText(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      if (chunk.includes(text)) resolve();
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("exit", (code) => reject(new Error(`a command ended with ${code} before its time`)));
  });
}
