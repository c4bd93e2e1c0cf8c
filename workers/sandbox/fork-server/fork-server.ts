import { type ChildProcess, spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { DomainError } from "../../../lib/core/errors";
import type { SandboxLimits, SandboxProgram } from "../../../lib/core/ports/sandbox";
import { checkoutRoot } from "../../checkout-root";
import { readServerMessage } from "./read-server-message";

/** Absolute: root's launcher must be nobody else's program. */
const python = "/usr/bin/python3";
const folderOfPrograms = join(checkoutRoot, "workers/sandbox/fork-server");
const launcherPath = join(folderOfPrograms, "launch.py");
const serverProgramPath = join(folderOfPrograms, "server.py");
const rehearsalPath = join(folderOfPrograms, "rehearsal.py");
const pagesPath = join(folderOfPrograms, "pages.py");
/** All of ours that runs before or beside a job. */
export const programPaths = [launcherPath, serverProgramPath, rehearsalPath, pagesPath];
const startTimeoutMs = 20_000;
/** All of a job's processes are gone long before; a server that takes longer is rebuilt. */
const endTimeoutMs = 10_000;

/** As launch.py reads it. */
export interface ForkServerConfiguration {
  joinFiles: string[];
  /** Where the socket is made; only the worker reaches it there. */
  folder: string;
  socketName: string;
  filterPath: string;
  /** The named pipe that becomes a job's standard output. */
  outputPath: string;
  serverUser: number;
  candidateUser: number;
  imagePath: string;
  /** Interpreter and flags of the reference backend. */
  command: string[];
  environment: Record<string, string>;
}

export interface ForkServerJob {
  limits: SandboxLimits;
  program: SandboxProgram;
  cpuSeconds: number;
}

/** A job that a server has forked for, or is about to. */
export interface ForkedJob {
  /** The child's own channel; the server never reads from it. */
  channel: Socket;
  /** Resolves when the child first says anything. */
  spoke: Promise<void>;
  /** Wait status of the child as Python tells it, once every process of the job is gone. */
  ended: Promise<number>;
  /** Kills every process of the job. */
  end(): void;
}

/** One slot's trusted server process, which forks a child for each job. One job at a time. */
export class ForkServer {
  private readonly process: ChildProcess;
  private readonly control: Duplex;
  private readonly ready: Promise<void>;
  private said = "";
  private received = "";
  private jobs = 0;
  private dead = false;
  private onReady: () => void = () => {};
  private onLost: (error: DomainError) => void = () => {};
  private current: { number: number; ending: boolean; settle: (code: number) => void } | undefined;
  readonly exited: Promise<void>;

  constructor(private readonly configuration: ForkServerConfiguration) {
    // From the main thread: the launcher dies with the thread that started it.
    this.process = spawn(
      python,
      [
        ...["-I", "-S", launcherPath],
        JSON.stringify({
          ...configuration,
          programPath: serverProgramPath,
          rehearsalPath,
          pagesPath,
        }),
      ],
      { stdio: ["ignore", "pipe", "pipe", "pipe"], cwd: "/", env: { NODE_ENV: "production" } },
    );
    this.control = this.process.stdio[3] as Duplex;
    this.control.on("data", (chunk: Buffer) => this.take(chunk.toString("utf8")));
    this.control.on("error", () => this.process.kill("SIGKILL"));
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.said = (this.said + chunk).slice(-2_000);
      });
    }
    this.exited = new Promise((resolve) => {
      const gone = () => {
        this.dead = true;
        this.onLost(new DomainError("sandbox-fault", `the fork server ended: ${this.said.trim()}`));
        resolve();
      };
      this.process.once("error", gone);
      this.process.once("exit", gone);
    });
    this.ready = this.waitForReady();
  }

  /** How many jobs it has been given. */
  get served(): number {
    return this.jobs;
  }

  get alive(): boolean {
    return !this.dead;
  }

  /**
   * Resolves once the server waits for its first job.
   * @throws DomainError sandbox-fault when it did not come up.
   */
  async start(): Promise<void> {
    await this.ready;
  }

  /** Asks for a child; its channel speaks as soon as it is shut in. */
  fork(job: ForkServerJob): ForkedJob {
    const number = ++this.jobs;
    const ended = new Promise<number>((settle, refuse) => {
      this.current = { number, ending: false, settle };
      this.onLost = refuse;
    });
    // Whoever waits for it is told; nobody may be waiting yet.
    ended.catch(() => {});
    this.tell({ job: number, ...job });
    const channel = connect(join(this.configuration.folder, this.configuration.socketName));
    const spoke = new Promise<void>((resolve) => channel.once("data", () => resolve()));
    return { channel, spoke, ended, end: () => this.endJob(number) };
  }

  /** Ends the server and with it all that runs in its namespaces. */
  async stop(): Promise<void> {
    this.process.kill("SIGKILL");
    await this.exited;
  }

  private endJob(number: number): void {
    if (this.current?.number !== number || this.current.ending) return;
    this.current.ending = true;
    this.tell({ end: number });
    const timer = setTimeout(() => this.process.kill("SIGKILL"), endTimeoutMs);
    timer.unref();
    const { settle } = this.current;
    this.current.settle = (code) => {
      clearTimeout(timer);
      settle(code);
    };
  }

  private tell(message: object): void {
    if (!this.dead) this.control.write(`${JSON.stringify(message)}\n`);
  }

  private take(text: string): void {
    this.received += text;
    for (let end = this.received.indexOf("\n"); end >= 0; end = this.received.indexOf("\n")) {
      const message = readServerMessage(this.received.slice(0, end));
      this.received = this.received.slice(end + 1);
      if (message.kind === "ready") this.onReady();
      else if (message.job === this.current?.number) {
        const { settle } = this.current;
        this.current = undefined;
        settle(message.code);
      }
    }
  }

  private waitForReady(): Promise<void> {
    const ready = new Promise<void>((resolve, refuse) => {
      const timer = setTimeout(() => this.process.kill("SIGKILL"), startTimeoutMs);
      this.onReady = () => {
        clearTimeout(timer);
        resolve();
      };
      this.onLost = (error) => {
        clearTimeout(timer);
        refuse(error);
      };
    });
    ready.catch(() => {});
    return ready;
  }
}
