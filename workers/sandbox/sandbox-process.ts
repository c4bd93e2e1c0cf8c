import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { SandboxLimits, SandboxProgram } from "../../lib/core/ports/sandbox";
import { FrameChannel } from "./frame-channel";
import { launchCommand, launchDescriptors } from "./launch-command";
import type { Runtime } from "./runtimes/runtime";
import type { Slot } from "./slot";

/** What to start in a sandbox. */
export interface Launch {
  runtime: Runtime;
  program: SandboxProgram;
  limits: SandboxLimits;
  filterPath: string;
}

/** What runs for one sandbox, whoever started it, until its last process is gone. */
export interface RunningProcess {
  readonly channel: FrameChannel;
  /** Resolves when the process is gone, and with it its whole pid namespace. */
  readonly exited: Promise<void>;
  /** A code above 128 is a signal and that number. */
  readonly exit: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  /** Whether the machine ended it, not anything that it did. */
  readonly lost?: boolean;
  readonly alive: boolean;
  /** Ends every process of the sandbox at once. */
  kill(): void;
  /**
   * Kills, and resolves when no process is left and every byte of output was counted.
   * @throws DomainError sandbox-fault when something survives: the slot must not be used again.
   */
  end(): Promise<void>;
}

const information = z.object({ "child-pid": z.number().int().positive() });
/** bwrap says one short JSON object; more comes from nobody that should be listened to. */
const longestInformation = 4_096;
const exitGraceMs = 5_000;

/** One launch of bwrap on a slot, until its last process is gone. */
export class SandboxProcess implements RunningProcess {
  readonly channel: FrameChannel;
  /** Resolves when bwrap has exited: then its init, and with it the whole pid namespace, is dead. */
  readonly exited: Promise<void>;
  exit: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  private readonly child: ChildProcess;
  private readonly drained: Promise<void>;
  private initPid: number | undefined;
  private killed = false;

  constructor(
    private readonly slot: Slot,
    launch: Launch,
    onOverflow: () => void,
  ) {
    slot.group.configure(launch.limits);
    const output = slot.output.open(launch.limits.outputBytes, onOverflow);
    this.drained = output.drained;
    this.child = spawnBubblewrap(launch, slot.userId, output.descriptor);
    this.exited = new Promise((resolve) => {
      this.child.once("error", () => resolve());
      this.child.once("exit", (code, signal) => {
        this.exit = { code, signal };
        resolve();
      });
    });
    this.channel = new FrameChannel(this.pipe("channel"), launch.limits.frameBytes);
    this.releaseWhenIsolated();
  }

  get alive(): boolean {
    return this.exit === undefined && !this.killed && this.channel.failure === undefined;
  }

  /** Ends every process of the sandbox at once: the kernel empties the namespace of a dead init. */
  kill(): void {
    this.killed = true;
    if (this.exit !== undefined) return;
    const { initPid } = this;
    // The group is asked first: the id may belong to another process once init was reaped.
    if (initPid !== undefined && this.slot.group.pids().includes(initPid)) {
      process.kill(initPid, "SIGKILL");
    } else {
      this.child.kill("SIGKILL");
    }
  }

  /**
   * Kills, and resolves when no process is left and every byte of output was counted.
   * @throws DomainError sandbox-fault when something survives: the slot must not be used again.
   */
  async end(): Promise<void> {
    this.kill();
    const timer = new AbortController();
    const late = sleep(exitGraceMs, undefined, { signal: timer.signal, ref: false }).catch(
      () => {},
    );
    await Promise.race([this.exited, late]);
    timer.abort();
    this.child.kill("SIGKILL");
    if (this.slot.group.pids().length > 0) await this.slot.group.killAll();
    await this.exited;
    for (const name of ["information", "release"] as const) this.pipe(name).destroy();
    this.channel.close();
    await this.drained;
  }

  private pipe(name: keyof typeof launchDescriptors): Duplex {
    const pipes: readonly unknown[] = this.child.stdio;
    return pipes[launchDescriptors[name]] as Duplex;
  }

  private releaseWhenIsolated(): void {
    let said = "";
    const pipe = this.pipe("information");
    this.pipe("release").on("error", () => this.kill());
    pipe.on("error", () => this.kill());
    pipe.on("data", (chunk: Buffer) => {
      said += chunk.toString("latin1");
      if (said.length > longestInformation) this.kill();
      else if (said.includes("}")) this.release(said);
    });
  }

  /** The payload starts only after its init is in the group: nothing of it is ever outside. */
  private release(said: string): void {
    try {
      this.initPid = information.parse(JSON.parse(said))["child-pid"];
      this.slot.group.join(this.initPid);
      if (!this.killed) this.pipe("release").write("1");
    } catch {
      this.kill();
    }
    if (this.killed) this.kill();
  }
}

function spawnBubblewrap(launch: Launch, userId: number, output: number): ChildProcess {
  const filter = openSync(launch.filterPath, "r");
  const [command, args] = launchCommand(launch);
  const options: SpawnOptions = {
    // From the main thread: bwrap dies with the thread that started it.
    stdio: ["ignore", output, output, "pipe", filter, "pipe", "pipe"],
    cwd: "/",
    env: { NODE_ENV: "production" },
    uid: userId,
    gid: userId,
  };
  try {
    return spawn(command, args, options);
  } finally {
    closeSync(output);
    closeSync(filter);
  }
}
