import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { boardSchema } from "../../../lib/contracts/board";
import { tryToListen } from "../../postgres/find-free-port";
import { type Finding, nameQuestion } from "./compare-cycles";
import type { Disturbance, Victim } from "./draw-disturbances";
import type { PoolServer } from "./pool-server";
import { killGroup, type ProofHome, waitForText } from "./proof-home";
import { listStoredReplies } from "./read-cycle";

interface Scene {
  home: ProofHome;
  week: string;
  server: PoolServer;
  /** Where the site listens. */
  port: number;
  note(line: string): void;
}

const pollMs = 100;
const backTimeoutMs = 180_000;

/** Kills what a cycle needs, at the drawn moments, and starts again what nobody else would. */
export class Disturber {
  worker!: ChildProcess;
  /** For each kill of a worker: questions that were asked and whose reply nobody had stored. */
  readonly lost: Set<string>[] = [];
  private site!: ChildProcess;
  private readonly due: Disturbance[];
  private readonly done: (Disturbance & { tookMs: number })[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly disturbances: readonly Disturbance[],
  ) {
    this.due = [...disturbances];
  }

  async startSite(): Promise<void> {
    this.site = this.scene.home.start(["web"]);
    await waitForText(this.site, "Errorbar is ready:");
  }

  /** Kills the next victim where its moment has come, and waits until everything is back. */
  async disturb(share: number): Promise<void> {
    const [next] = this.due;
    if (next === undefined || share < next.share) return;
    this.due.shift();
    this.scene.note(`${(100 * share).toFixed(1)}% done: kill -9 for the ${next.victim}`);
    const startedAt = performance.now();
    await this.kill(next.victim);
    const tookMs = performance.now() - startedAt;
    this.done.push({ ...next, share, tookMs });
    this.scene.note(`the ${next.victim} is back after ${(tookMs / 1_000).toFixed(1)} s`);
  }

  report(): Finding[] {
    return (["worker", "database", "site"] as const).map((victim) => {
      const own = this.done.filter((one) => one.victim === victim);
      const wanted = this.disturbances.filter((one) => one.victim === victim).length;
      const moments = own.map(
        ({ share, tookMs }) =>
          `${(100 * share).toFixed(1)}% (back in ${(tookMs / 1_000).toFixed(1)} s)`,
      );
      const text = `kill -9 of the ${victim}: ${own.length} of ${wanted}, at ${moments.join(", ")}`;
      return { held: own.length === wanted, text };
    });
  }

  /** Whether the site that was killed shows the week's board with so many models, or baselines besides. */
  async checkSite(models: number): Promise<Finding> {
    const { port, week } = this.scene;
    const path = `/api/v1/boards/weekly?cycle=${week}`;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const rows = response.ok ? boardSchema.parse(await response.json()).rows.length : 0;
    return {
      held: rows >= models,
      text: `${path}: ${response.status}, ${rows} of ${models} models`,
    };
  }

  private kill(victim: Victim): Promise<void> {
    switch (victim) {
      case "worker":
        return this.killWorker();
      case "database":
        return this.killDatabase();
      case "site":
        return this.killSite();
    }
  }

  private async killWorker(): Promise<void> {
    const { home, week, server } = this.scene;
    await end(this.worker);
    const asked = server.requests.map(nameQuestion);
    const stored = new Set((await listStoredReplies(home, week)).map(({ question }) => question));
    this.lost.push(new Set(asked.filter((question) => !stored.has(question))));
    this.worker = home.start(["worker"]);
    await waitForText(this.worker, "this worker is ready");
  }

  /** Nobody but the product starts it again. */
  private async killDatabase(): Promise<void> {
    const { home } = this.scene;
    const pid = home.postmasterPid;
    if (pid === null) throw new Error("no database runs");
    process.kill(pid, "SIGKILL");
    const untilMs = performance.now() + backTimeoutMs;
    while (home.postmasterPid === pid || !(await answers(home))) {
      if (performance.now() > untilMs) throw new Error("the database does not come back");
      await sleep(pollMs);
    }
  }

  private async killSite(): Promise<void> {
    await end(this.site);
    // Its server process notices by itself that nobody holds it any more.
    while ((await tryToListen(this.scene.port, "127.0.0.1")) !== null) await sleep(pollMs);
    await this.startSite();
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  killGroup(child);
  await ended;
}

async function answers({ pool }: ProofHome): Promise<boolean> {
  try {
    await pool.sql`select 1`;
    return true;
  } catch {
    // Not yet back.
    return false;
  }
}
