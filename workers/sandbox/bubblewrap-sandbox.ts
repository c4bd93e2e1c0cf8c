import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import type { Duplex } from "node:stream";
import { DomainError } from "../../lib/core/errors";
import type {
  ExitReason,
  Received,
  ResourceUsage,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../lib/core/ports/sandbox";
import type { ControlGroup } from "./control-group";
import { FrameChannel } from "./frame-channel";
import { launchCommand } from "./launch-command";
import { longestProcessorWaitMs } from "./longest-processor-wait";
import type { OutputCounter } from "./output-counter";
import type { Runtime } from "./runtimes/runtime";

/** A place for one sandbox at a time: its user, its control group and its output pipe are reused. */
export interface Slot {
  userId: number;
  group: ControlGroup;
  output: OutputCounter;
}

const pollMs = 50;
/** How bwrap reports that its child died of SIGSYS (31), by which the filter kills. */
const killedByFilter = 128 + 31;
const startTimeoutMs = 20_000;

/** One sandbox from launch to the last process gone. */
export class BubblewrapSandbox implements SandboxHandle {
  private readonly channel: FrameChannel;
  private readonly drained: Promise<void>;
  private readonly exited: Promise<void>;
  private readonly before: { memoryKills: number; processLimitHits: number; cpuMs: number };
  private exit: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  private killReason: ExitReason | undefined;
  private starved = false;
  /** CPU and wall clock at hand-off: start-up is not billed to the candidate. */
  private handOff = { cpuMs: 0, at: 0 };
  private finalUsage: ResourceUsage | undefined;
  private disposing: Promise<void> | undefined;
  private readonly child: ChildProcess;

  private constructor(
    private readonly slot: Slot,
    private readonly limits: SandboxLimits,
    runtime: Runtime,
    program: SandboxProgram,
    filterPath: string,
    private readonly onFree: (clean: boolean) => void,
  ) {
    slot.group.configure(limits);
    this.before = {
      memoryKills: slot.group.memoryKills(),
      processLimitHits: slot.group.processLimitHits(),
      cpuMs: slot.group.cpuMs(),
    };
    const output = slot.output.open(limits.outputBytes, () => this.kill("output-limit"));
    const filter = openSync(filterPath, "r");
    const [command, args] = launchCommand({
      runtime,
      program,
      limits,
      userId: slot.userId,
      joinFiles: slot.group.joinFiles,
    });
    const { descriptor } = output;
    // From the main thread: bwrap dies with the thread that started it.
    const stdio: StdioOptions = ["ignore", descriptor, descriptor, "pipe", filter];
    const options: SpawnOptions = { stdio, cwd: "/", env: { NODE_ENV: "production" } };
    this.child = spawn(command, args, options);
    closeSync(descriptor);
    closeSync(filter);
    this.drained = output.drained;
    this.exited = new Promise((resolve) => {
      this.child.once("error", () => resolve());
      this.child.once("exit", (code, signal) => {
        this.exit = { code, signal };
        resolve();
      });
    });
    this.channel = new FrameChannel(this.child.stdio[3] as unknown as Duplex, limits.frameBytes);
  }

  /**
   * Launches and waits until the driver inside says that it is ready.
   * @throws DomainError sandbox-fault when it does not.
   */
  static async start(
    slot: Slot,
    limits: SandboxLimits,
    runtime: Runtime,
    program: SandboxProgram,
    filterPath: string,
    onFree: (clean: boolean) => void,
  ): Promise<BubblewrapSandbox> {
    const sandbox = new BubblewrapSandbox(slot, limits, runtime, program, filterPath, onFree);
    const timer = setTimeout(() => sandbox.kill("lost"), startTimeoutMs);
    const ready = await sandbox.frameOrEnd();
    clearTimeout(timer);
    if (ready?.toString() !== "ready") {
      await sandbox.dispose();
      const status = sandbox.exit ? `exit ${sandbox.exit.code ?? sandbox.exit.signal}` : "no reply";
      const said = slot.output.endPreamble();
      throw new DomainError("sandbox-fault", `the sandbox did not start (${status}) ${said}`);
    }
    slot.output.endPreamble();
    sandbox.handOff = { cpuMs: slot.group.cpuMs(), at: performance.now() };
    return sandbox;
  }

  send(payload: Uint8Array): void {
    this.channel.send(payload);
  }

  async receive(): Promise<Received> {
    const cpuAtStart = this.slot.group.cpuMs();
    const wallTimer = setTimeout(() => this.endByWall(), this.limits.wallMsPerTest);
    const cpuTimer = setInterval(() => this.checkCpu(cpuAtStart), pollMs);
    try {
      const frame = await this.frameOrEnd();
      // A reply that came in time by the wall but not by the CPU clock is still too late.
      this.checkCpu(cpuAtStart);
      if (frame && !this.killReason) return { kind: "frame", payload: frame };
      return await this.ended();
    } finally {
      clearTimeout(wallTimer);
      clearInterval(cpuTimer);
    }
  }

  usage(): ResourceUsage {
    return this.finalUsage ?? this.measure();
  }

  reset(): Promise<void> {
    throw new DomainError("sandbox-fault", "a single-use sandbox can't be reset");
  }

  dispose(): Promise<void> {
    this.disposing ??= this.end();
    return this.disposing;
  }

  private kill(reason: ExitReason): void {
    this.killReason ??= reason;
    this.child.kill("SIGKILL");
  }

  /** Looks, before it kills, whether the program was given a processor at all. */
  private endByWall(): void {
    const waitedMs = longestProcessorWaitMs(this.slot.group.pids());
    const used = this.slot.group.cpuMs() - this.handOff.cpuMs;
    this.starved = waitedMs > this.limits.wallMsPerTest / 2 && used < this.limits.cpuMsPerTest / 4;
    this.kill("wall-limit");
  }

  private checkCpu(cpuAtStart: number): void {
    const now = this.slot.group.cpuMs();
    const overTest = now - cpuAtStart > this.limits.cpuMsPerTest;
    if (overTest || now - this.handOff.cpuMs > this.limits.cpuMsTotal) this.kill("cpu-limit");
  }

  private frameOrEnd(): Promise<Buffer | undefined> {
    return new Promise((resolve) => {
      const look = () => {
        const frame = this.channel.next();
        if (frame) return resolve(frame);
        if (this.channel.failure || this.killReason) return resolve(undefined);
        this.channel.onceChanged(look);
      };
      look();
    });
  }

  /** Why no further frame will come. The worker's own reason for killing outranks what it caused. */
  private async ended(): Promise<Received> {
    if (!this.killReason && this.channel.failure === "closed") {
      // The channel may close a moment before the exit is known, or stay open no longer than a forger wants.
      const timer = setTimeout(() => this.kill("wall-limit"), this.limits.wallMsPerTest);
      await this.exited;
      clearTimeout(timer);
    }
    await this.dispose();
    const detail = this.exit ? String(this.exit.code ?? this.exit.signal) : "";
    return { kind: "ended", reason: this.endReason(), starved: this.starved, detail };
  }

  private endReason(): ExitReason {
    if (this.exit?.code === killedByFilter) return "policy-violation";
    if (this.slot.group.memoryKills() > this.before.memoryKills) return "memory-limit";
    if (this.killReason) return this.killReason;
    if (this.channel.failure === "protocol-violation") return "protocol-violation";
    // bwrap reports a signal of its child as 128 + number.
    const code = this.exit?.code ?? null;
    return code === null || code > 128 ? "signalled" : "exited";
  }

  private measure(): ResourceUsage {
    const { group, output } = this.slot;
    return {
      cpuMs: Math.max(0, Math.round(group.cpuMs() - this.handOff.cpuMs)),
      wallMs: Math.round(performance.now() - this.handOff.at),
      memoryPeakBytes: group.memoryPeakBytes(),
      outputBytes: output.count(),
      processLimitHits: group.processLimitHits() - this.before.processLimitHits,
      policyViolations: this.exit?.code === killedByFilter ? 1 : 0,
    };
  }

  private async end(): Promise<void> {
    this.child.kill("SIGKILL");
    let clean = false;
    try {
      await this.slot.group.killAll();
      await this.exited;
      await this.drained;
      clean = true;
    } finally {
      this.finalUsage = this.measure();
      this.channel.close();
      this.onFree(clean);
    }
  }
}
