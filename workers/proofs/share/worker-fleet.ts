import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutRoot } from "../../checkout-root";

/** One `errorbar worker` as a machine of its own would run it, but for the cores that they share. */
export interface FleetWorker {
  /** Also the key with which it asks models, so that the provider tells the workers apart. */
  name: string;
  home: string;
  child: ChildProcess;
  /** Killed or frozen: it is not expected to end in order. */
  isLost: boolean;
  /** Lines of its log from before it was started. */
  oldLines: number;
}

const readyLine = "this worker is ready";

/** Worker processes with a home each over one database and one object store. */
export class WorkerFleet {
  private constructor(readonly workers: readonly FleetWorker[]) {}

  /** Starts workers in homes below a folder, one after the other, and waits until all are ready. */
  static async start(
    count: number,
    folder: string,
    env: Readonly<Record<string, string>>,
  ): Promise<WorkerFleet> {
    const workers: FleetWorker[] = [];
    const fleet = new WorkerFleet(workers);
    try {
      for (let at = 1; at <= count; at += 1) {
        const worker = startWorker(`worker-${at}`, folder, env);
        workers.push(worker);
        await untilReady(worker);
      }
    } catch (cause) {
      await fleet.end();
      throw cause;
    }
    return fleet;
  }

  /** Kills a worker without warning, or halts it for good. */
  lose(worker: FleetWorker, how: "SIGKILL" | "SIGSTOP"): void {
    worker.isLost = true;
    worker.child.kill(how);
  }

  /** Tells every worker to end and waits until it has. */
  async end(): Promise<void> {
    await Promise.all(this.workers.map(endWorker));
  }

  /** How many candidates each worker gave a verdict since it was started. */
  countGraded(): Map<string, number> {
    return new Map(this.workers.map((worker) => [worker.name, countGraded(worker)]));
  }
}

function startWorker(
  name: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): FleetWorker {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const child = spawn(process.execPath, [join(checkoutRoot, "dist/errorbar.mjs"), "worker"], {
    env: {
      ...{ NODE_ENV: "production", PATH: process.env.PATH, ...env },
      ...{ ERRORBAR_HOME: home, SHARED_KEY: name },
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { name, home, child, isLost: false, oldLines: readLog(home).length };
}

/** @throws Error with what it said when it ends before it is ready. */
async function untilReady({ name, child }: FleetWorker): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(readyLine)) resolve();
    });
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}: ${said}`)));
  });
}

async function endWorker({ child, isLost }: FleetWorker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(isLost ? "SIGKILL" : "SIGTERM");
  await ended;
}

function countGraded({ home, oldLines }: FleetWorker): number {
  const lines = readLog(home).slice(oldLines);
  return lines.filter((line) => line.includes('"msg":"a candidate was graded"')).length;
}

function readLog(home: string): string[] {
  try {
    return readFileSync(join(home, "logs", "errorbar.log"), "utf8")
      .trimEnd()
      .split("\n");
  } catch {
    // A new home has none.
    return [];
  }
}
