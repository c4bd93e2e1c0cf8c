import { closeSync } from "node:fs";
import { DomainError } from "../../../lib/core/errors";
import type {
  ExitReason,
  Received,
  ResourceUsage,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../../lib/core/ports/sandbox";
import type { ControlGroup } from "../control-group";
import { FrameChannel } from "../frame-channel";
import { longestProcessorWaitMs } from "../longest-processor-wait";
import type { OutputCounter } from "../output-counter";
import type { ForkedJob, ForkServer } from "./fork-server";

/** What a sandbox needs of its slot. */
export interface ForkServerPlace {
  server: ForkServer;
  group: ControlGroup;
  output: OutputCounter;
  /** What the idle server holds: a job's memory comes on top of it. */
  idleBytes: number;
}

const pollMs = 50;
const startTimeoutMs = 20_000;
const signalOffset = 128;
const sigsys = 31;

/** One forked child from fork to the last process gone. */
export class ForkServerSandbox implements SandboxHandle {
  private readonly channel: FrameChannel;
  private readonly job: ForkedJob;
  private readonly drained: Promise<void>;
  private readonly exited: Promise<void>;
  private readonly ready: Promise<Buffer | undefined>;
  private readonly before: { memoryKills: number; processLimitHits: number };
  /** Status of the child: 128 and the signal where one ended it; null while it runs. */
  private exitCode: number | null = null;
  private killReason: ExitReason | undefined;
  private starved = false;
  private onFree = () => {};
  private handOff = { cpuMs: 0, at: 0 };
  private finalUsage: ResourceUsage | undefined;
  private disposing: Promise<void> | undefined;

  private constructor(
    private readonly place: ForkServerPlace,
    private readonly limits: SandboxLimits,
    program: SandboxProgram,
  ) {
    const { group, output, server } = place;
    this.before = { memoryKills: group.memoryKills(), processLimitHits: group.processLimitHits() };
    const { descriptor, drained } = output.open(limits.outputBytes, () =>
      this.kill("output-limit"),
    );
    this.drained = drained;
    const cpuSeconds = Math.ceil(limits.cpuMsTotal / 1000) + 5;
    this.job = server.fork({ limits, program, cpuSeconds });
    this.channel = new FrameChannel(this.job.channel, limits.frameBytes);
    this.exited = this.job.ended.then(
      (code) => {
        this.exitCode = code < 0 ? signalOffset - code : code;
      },
      () => {
        this.killReason ??= "lost";
        this.channel.close();
      },
    );
    // The pipe's reader must not see an end before the child holds the other side.
    this.ready = this.frameOrEnd().finally(() => closeSync(descriptor));
  }

  /**
   * Forks, and waits until the driver in the child says that it is ready.
   * @throws DomainError sandbox-fault when it does not.
   */
  static async start(
    place: ForkServerPlace,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<ForkServerSandbox> {
    const sandbox = new ForkServerSandbox(place, limits, program);
    const timer = setTimeout(() => sandbox.kill("lost"), startTimeoutMs);
    const ready = await sandbox.ready;
    clearTimeout(timer);
    const said = place.output.endPreamble();
    if (ready?.toString() !== "ready") {
      await sandbox.dispose();
      throw new DomainError("sandbox-fault", `the fork server's child did not start: ${said}`);
    }
    return sandbox.handOver(() => {});
  }

  /** CPU and wall clock count from here: what came before is not the candidate's. `onFree`: at its end. */
  handOver(onFree: () => void): this {
    this.onFree = onFree;
    this.handOff = { cpuMs: this.place.group.cpuMs(), at: performance.now() };
    return this;
  }

  send(payload: Uint8Array): void {
    this.channel.send(payload);
  }

  async receive(): Promise<Received> {
    const cpuAtStart = this.place.group.cpuMs();
    const wallTimer = setTimeout(() => this.endByWall(), this.limits.wallMsPerTest);
    const cpuTimer = setInterval(() => this.checkCpu(cpuAtStart), pollMs);
    try {
      const frame = await this.frameOrEnd();
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
    this.job.end();
  }

  private endByWall(): void {
    const waitedMs = longestProcessorWaitMs(this.place.group.pids());
    const used = this.place.group.cpuMs() - this.handOff.cpuMs;
    this.starved = waitedMs > this.limits.wallMsPerTest / 2 && used < this.limits.cpuMsPerTest / 4;
    this.kill("wall-limit");
  }

  private checkCpu(cpuAtStart: number): void {
    const now = this.place.group.cpuMs();
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

  private async ended(): Promise<Received> {
    if (!this.killReason && this.channel.failure === "closed") {
      const timer = setTimeout(() => this.kill("wall-limit"), this.limits.wallMsPerTest);
      await this.exited;
      clearTimeout(timer);
    }
    await this.dispose();
    const detail = String(this.exitCode ?? "");
    return { kind: "ended", reason: this.endReason(), starved: this.starved, detail };
  }

  private endReason(): ExitReason {
    if (this.place.group.memoryKills() > this.before.memoryKills) return "memory-limit";
    if (this.killReason) return this.killReason;
    if (this.channel.failure === "protocol-violation") return "protocol-violation";
    if (this.exitCode === signalOffset + sigsys) return "policy-violation";
    return this.exitCode === null || this.exitCode > signalOffset ? "signalled" : "exited";
  }

  private measure(): ResourceUsage {
    const { group, output, idleBytes } = this.place;
    return {
      cpuMs: Math.max(0, Math.round(group.cpuMs() - this.handOff.cpuMs)),
      wallMs: Math.round(performance.now() - this.handOff.at),
      memoryPeakBytes: Math.max(0, group.memoryPeakBytes() - idleBytes),
      outputBytes: output.count(),
      processLimitHits: group.processLimitHits() - this.before.processLimitHits,
      policyViolations: 0,
    };
  }

  private async end(): Promise<void> {
    // Before the server works again: it is in the same group.
    const cpuMs = this.measure().cpuMs;
    this.job.end();
    await this.exited;
    await this.drained;
    this.finalUsage = { ...this.measure(), cpuMs };
    this.channel.close();
    this.onFree();
  }
}
