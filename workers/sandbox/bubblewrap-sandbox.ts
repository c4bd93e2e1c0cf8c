import { DomainError } from "../../lib/core/errors";
import type {
  ExitReason,
  Received,
  ResourceUsage,
  SandboxHandle,
} from "../../lib/core/ports/sandbox";
import { longestProcessorWaitMs, processorWaitsMs } from "./longest-processor-wait";
import { type Launch, type RunningProcess, SandboxProcess } from "./sandbox-process";
import type { Slot } from "./slot";

const pollMs = 50;
const startTimeoutMs = 20_000;
/**
 * How bwrap reports that its child died of SIGSYS (31), by which the filter kills. A candidate that
 * exits with that status is taken for one: it failed either way.
 */
const killedByFilter = 128 + 31;

/** What is counted from: taken at hand-off, so that no start of an interpreter is billed to anyone. */
interface HandOff {
  cpuMs: number;
  at: number;
  memoryKills: number;
  processLimitHits: number;
  outputBytes: number;
}

/** Starts what runs in a sandbox. */
export type StartProcess = (slot: Slot, launch: Launch, onOverflow: () => void) => RunningProcess;

const startBubblewrap: StartProcess = (slot, launch, onOverflow) =>
  new SandboxProcess(slot, launch, onOverflow);

/** One sandbox from launch to the last process gone, under the limits that the worker watches. */
export class BubblewrapSandbox implements SandboxHandle {
  private current: RunningProcess;
  private handOff: HandOff;
  /** By process: what an interpreter waited while it started says nothing of its candidate's time. */
  private waitedAtHandOff: ReadonlyMap<number, number> = new Map();
  /** CPU of the whole group when the last request was answered: the next one is billed from there. */
  private checkedCpuMs = 0;
  private killReason: ExitReason | undefined;
  private killDetail = "";
  private starved = false;
  private finalUsage: ResourceUsage | undefined;
  private disposing: Promise<void> | undefined;

  private constructor(
    private readonly slot: Slot,
    private readonly launch: Launch,
    private readonly onFree: (clean: boolean) => void,
    private readonly startProcess: StartProcess,
  ) {
    this.current = this.launchProcess();
    this.handOff = this.count();
  }

  /**
   * Launches and waits until the driver inside says that it is ready. `onFree` is called once, when
   * the slot may be used again (true) or must not be (false).
   * @throws DomainError sandbox-fault when it does not get ready.
   */
  static async start(
    slot: Slot,
    launch: Launch,
    onFree: (clean: boolean) => void,
    startProcess = startBubblewrap,
  ): Promise<BubblewrapSandbox> {
    const sandbox = new BubblewrapSandbox(slot, launch, onFree, startProcess);
    await sandbox.awaitReady();
    return sandbox;
  }

  /** False once it can serve nobody, such as when it was killed while it waited for its candidate. */
  get alive(): boolean {
    // The kernel is asked too: word of an exit may still be on its way.
    return this.disposing === undefined && this.current.alive && this.slot.group.pids().length > 0;
  }

  /** Resolves when the process is gone, for whatever reason. */
  get gone(): Promise<void> {
    return this.current.exited;
  }

  /** Everything that was used until now is nobody's. Called when a candidate is given the sandbox. */
  handOver(): void {
    this.slot.group.forgetPeak();
    this.handOff = this.count();
    this.waitedAtHandOff = processorWaitsMs(this.slot.group.pids());
    this.checkedCpuMs = this.handOff.cpuMs;
  }

  send(payload: Uint8Array): void {
    this.current.channel.send(payload);
  }

  async receive(): Promise<Received> {
    const { wallMsPerTest } = this.launch.limits;
    const billedFrom = this.checkedCpuMs;
    let over = false;
    // After whatever has arrived is read: a worker that was busy meanwhile must not take a reply for late.
    const endUnlessOver = () => setImmediate(() => over || this.endByWall());
    const wallTimer = setTimeout(endUnlessOver, wallMsPerTest);
    const clock = setInterval(() => this.checkCounters(billedFrom), pollMs);
    try {
      const frame = await this.frameOrEnd();
      // A reply that came in time by the wall but not by the CPU clock is still too late.
      this.checkCounters(billedFrom);
      if (frame && !this.killReason) return { kind: "frame", payload: frame };
      return await this.ended();
    } finally {
      over = true;
      clearTimeout(wallTimer);
      clearInterval(clock);
    }
  }

  usage(): ResourceUsage {
    return this.finalUsage ?? this.measure();
  }

  async reset(): Promise<void> {
    if (this.disposing) throw new DomainError("sandbox-fault", "the sandbox was disposed of");
    try {
      await this.current.end();
      this.killReason = undefined;
      this.starved = false;
      this.current = this.launchProcess();
      await this.awaitReady();
      this.handOver();
    } catch (cause) {
      await this.dispose();
      throw new DomainError("sandbox-fault", "the sandbox could not be reset", { cause });
    }
  }

  dispose(): Promise<void> {
    this.disposing ??= this.end();
    return this.disposing;
  }

  private launchProcess(): RunningProcess {
    const { outputBytes } = this.launch.limits;
    return this.startProcess(this.slot, this.launch, () =>
      this.kill("output-limit", `output more than ${outputBytes} bytes`),
    );
  }

  private async awaitReady(): Promise<void> {
    const timer = setTimeout(() => this.kill("lost", "no reply"), startTimeoutMs);
    const ready = await this.frameOrEnd();
    clearTimeout(timer);
    const said = this.slot.output.endPreamble();
    if (ready?.toString() === "ready") return;
    await this.dispose();
    const { exit } = this.current;
    const status = exit ? `exit ${exit.code ?? exit.signal}` : "no reply";
    throw new DomainError("sandbox-fault", `the sandbox did not start (${status}) ${said}`);
  }

  private kill(reason: ExitReason, detail: string): void {
    if (this.killReason === undefined) this.killDetail = detail;
    this.killReason ??= reason;
    this.current.kill();
  }

  /** Looks, before it kills, whether the program was given a processor at all. */
  private endByWall(): void {
    const { wallMsPerTest, cpuMsPerTest } = this.launch.limits;
    const { group } = this.slot;
    const waitedMs = longestProcessorWaitMs(group.pids(), this.waitedAtHandOff);
    const used = group.cpuMs() - this.handOff.cpuMs;
    this.starved = waitedMs > wallMsPerTest / 2 && used < cpuMsPerTest / 4;
    this.kill("wall-limit", `wall ${wallMsPerTest} ms`);
  }

  /** What the kernel has killed for memory comes first: whatever follows is its consequence. */
  private checkCounters(billedFrom: number): void {
    const { cpuMsPerTest, cpuMsTotal, memoryBytes } = this.launch.limits;
    if (this.slot.group.memoryKills() > this.handOff.memoryKills) {
      this.kill("memory-limit", `memory ${memoryBytes} bytes`);
    }
    const now = this.slot.group.cpuMs();
    this.checkedCpuMs = now;
    const [forTest, total] = [now - billedFrom, now - this.handOff.cpuMs].map(Math.round);
    if ((forTest ?? 0) > cpuMsPerTest)
      this.kill("cpu-limit", `cpu ${forTest} of ${cpuMsPerTest} ms`);
    if ((total ?? 0) > cpuMsTotal)
      this.kill("cpu-limit", `cpu ${total} of ${cpuMsTotal} ms in all`);
  }

  private frameOrEnd(): Promise<Buffer | undefined> {
    const { channel } = this.current;
    return new Promise((resolve) => {
      const look = () => {
        const frame = channel.next();
        if (frame) return resolve(frame);
        if (channel.failure || this.killReason) return resolve(undefined);
        channel.onceChanged(look);
      };
      look();
    });
  }

  /** Why no further frame will come. */
  private async ended(): Promise<Received> {
    if (!this.killReason && this.current.channel.failure === "closed") {
      // The channel may close a moment before the exit is known, or stay open no longer than a forger wants.
      const { wallMsPerTest } = this.launch.limits;
      const timer = setTimeout(
        () => this.kill("wall-limit", `wall ${wallMsPerTest} ms`),
        wallMsPerTest,
      );
      await this.current.exited;
      clearTimeout(timer);
    }
    await this.dispose();
    return { kind: "ended", starved: this.starved, ...this.endReason() };
  }

  /**
   * Policy, then the worker's own reason for killing, then what the kernel and the interpreter say of
   * memory, then how it broke the protocol or ended by itself. `detail` is for the person at the
   * machine and holds no number that a submission chose.
   */
  private endReason(): { reason: ExitReason; detail: string } {
    const { exit, channel } = this.current;
    const code = exit?.code ?? null;
    const { runtime, limits } = this.launch;
    if (code === killedByFilter) return { reason: "policy-violation", detail: "system call" };
    if (this.killReason) return { reason: this.killReason, detail: this.killDetail };
    const outOfMemory = code !== null && code === runtime.outOfMemoryExitCode;
    if (outOfMemory || this.slot.group.memoryKills() > this.handOff.memoryKills) {
      return { reason: "memory-limit", detail: `memory ${limits.memoryBytes} bytes` };
    }
    if (this.current.lost) return { reason: "lost", detail: "by the machine" };
    if (channel.failure === "protocol-violation") {
      return {
        reason: "protocol-violation",
        detail: `frames of at most ${limits.frameBytes} bytes`,
      };
    }
    // bwrap reports a signal of its child as 128 + number.
    if (code === null || code > 128) return { reason: "signalled", detail: "a signal" };
    return { reason: "exited", detail: code === 0 ? "status 0" : "another status" };
  }

  private count(): HandOff {
    const { group, output } = this.slot;
    return {
      cpuMs: group.cpuMs(),
      at: performance.now(),
      memoryKills: group.memoryKills(),
      processLimitHits: group.processLimitHits(),
      outputBytes: output.count(),
    };
  }

  private measure(): ResourceUsage {
    const now = this.count();
    const from = this.handOff;
    return {
      cpuMs: Math.max(0, Math.round(now.cpuMs - from.cpuMs)),
      wallMs: Math.round(now.at - from.at),
      memoryPeakBytes: this.slot.group.memoryPeakBytes(),
      outputBytes: now.outputBytes - from.outputBytes,
      processLimitHits: now.processLimitHits - from.processLimitHits,
      policyViolations: this.current.exit?.code === killedByFilter ? 1 : 0,
    };
  }

  private async end(): Promise<void> {
    let clean = false;
    try {
      await this.current.end();
      clean = true;
    } finally {
      try {
        this.finalUsage = this.measure();
      } finally {
        this.onFree(clean);
      }
    }
  }
}
