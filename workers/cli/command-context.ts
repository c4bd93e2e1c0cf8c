import { join } from "node:path";
import type { Logger } from "pino";
import { type Database, openDatabasePool } from "../../db/client";
import { openObjectStore } from "../../db/objects/open-object-store";
import { type Env, readEnv } from "../../lib/config/env";
import type { LastingObjectStore } from "../../lib/core/ports/object-store";
import { checkoutRoot } from "../checkout-root";
import { openLog } from "../log/open-log";
import { type ProvidedDatabase, provideDatabase } from "../postgres/provide-database";
import { startEmbeddedPostgres } from "../postgres/start-embedded-postgres";
import { makeHome } from "./make-home";
import { Output } from "./output";

/** What a command works with: opened at first use, closed together at the end. */
export class CommandContext {
  readonly output = new Output();
  private readonly interruption = new AbortController();
  private readonly releases: (() => Promise<void>)[] = [];
  private parsedEnv: Env | undefined;
  private logger: Logger | undefined;
  private isLogShown = false;
  private provided: Promise<ProvidedDatabase> | undefined;
  private opened: Promise<Database> | undefined;
  private closing: Promise<void> | undefined;
  private store: LastingObjectStore | undefined;

  /** Aborts when the user or the system asks the command to end. */
  get signal(): AbortSignal {
    return this.interruption.signal;
  }

  /** @throws DomainError bad-input when a variable has a wrong value, or the home is unusable. */
  get env(): Env {
    if (this.parsedEnv === undefined) {
      this.parsedEnv = readEnv(process.env, checkoutRoot);
      makeHome(this.parsedEnv.home);
    }
    return this.parsedEnv;
  }

  get logFile(): string {
    return join(this.env.home, "logs", "errorbar.log");
  }

  /** Shows the log on standard error too, for processes that run until they are told to stop. */
  showLog(): void {
    this.isLogShown = true;
  }

  /** The log file of this home. */
  get log(): Logger {
    this.logger ??= openLog({
      file: this.logFile,
      isShown: this.isLogShown,
      env: process.env,
    });
    return this.logger;
  }

  /** The migrated database with the addresses of its roles. */
  databaseServer(): Promise<ProvidedDatabase> {
    this.provided ??= this.provide();
    return this.provided;
  }

  /** Starts the embedded server again where it is gone; does nothing to any other. */
  async reviveDatabase(): Promise<void> {
    if (this.env.databaseUrl !== null) return;
    const folder = join(this.env.home, "postgres");
    const { leave } = await startEmbeddedPostgres({ folder, keepsPort: true });
    this.onClose(leave);
  }

  /** A pool of the worker's role. */
  database(): Promise<Database> {
    this.opened ??= this.openWorkerPool();
    return this.opened;
  }

  /** The object store. */
  objects(): LastingObjectStore {
    this.store ??= openObjectStore(this.env.objects);
    return this.store;
  }

  /** Adds something to release at the end; the last added is released first. */
  onClose(release: () => Promise<void>): void {
    this.releases.push(release);
  }

  /** Tells the running command to end. */
  interrupt(reason: string): void {
    this.interruption.abort(reason);
  }

  /** Releases everything, the last opened first. Safe to call twice. */
  close(): Promise<void> {
    this.closing ??= this.releaseAll();
    return this.closing;
  }

  private async releaseAll(): Promise<void> {
    for (let release = this.releases.pop(); release; release = this.releases.pop()) await release();
  }

  private async provide(): Promise<ProvidedDatabase> {
    const provided = await provideDatabase(
      this.env,
      join(checkoutRoot, "db", "migrations"),
      (label, total) => this.output.progress(label, total),
    );
    this.onClose(provided.leave);
    return provided;
  }

  private async openWorkerPool(): Promise<Database> {
    const { workerUrl } = await this.databaseServer();
    const pool = openDatabasePool(workerUrl, { applicationName: "errorbar-worker" });
    this.onClose(pool.close);
    return pool.db;
  }
}
