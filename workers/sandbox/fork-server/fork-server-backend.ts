import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "../../../lib/core/errors";
import type {
  Compiled,
  CompileRequest,
  SandboxBackend,
  SandboxCapabilities,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../../lib/core/ports/sandbox";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { Language } from "../../../lib/core/vocabulary";
import type { ControlGroupFactory } from "../control-group";
import { groupName } from "../control-group-files";
import { detectControlGroups } from "../detect-control-groups";
import { OutputCounter } from "../output-counter";
import { imagesFolder } from "../runtimes/image";
import { openRuntime } from "../runtimes/open-runtime";
import type { Runtime } from "../runtimes/runtime";
import type { Launch } from "../sandbox-process";
import { seccompFilter } from "../seccomp-filter";
import { sweepLeftovers } from "../sweep-leftovers";
import { makeWorkerFolder } from "../worker-folder";
import { programPaths } from "./fork-server";
import { ForkServerSlot } from "./fork-server-slot";
import { missingForForkServer } from "./missing-for-fork-server";
import { takeSlotNumbers } from "./slot-numbers";

/** Addresses, seeds and caches are shared by a server's jobs: not for ever. */
const usualJobsPerServer = 300;
/** Two users a slot, above those of the reference backend's slots. */
const firstUserId = 3_000_000_000;
const usersPerSlot = 2;
const slotsPerWorker = 64;

export interface ForkServerOptions {
  home: string;
  slots: number;
  /** False: no child is forked before it is asked for. */
  ahead?: boolean;
  /** A server is replaced after so many. */
  jobsPerServer?: number;
}

/**
 * Python sandboxes forked from trusted servers, at most `slots` at a time; further `acquire` calls wait.
 * @throws DomainError environment when a server can't run here, with what is missing.
 */
export async function openForkServerBackend(
  options: ForkServerOptions,
): Promise<ForkServerBackend> {
  const missing = missingForForkServer();
  const detection = detectControlGroups();
  if (missing.length > 0 || "missing" in detection) {
    throw new DomainError("environment", `no fork server here: ${missing.join("; ")}`);
  }
  await sweepLeftovers(detection.factory);
  const runtime = openRuntime("python", imagesFolder(options.home));
  const folder = makeWorkerFolder();
  const filterPath = join(folder, "filter.bpf");
  writeFileSync(filterPath, seccompFilter(process.arch));
  const numbers = takeSlotNumbers(options.slots, slotsPerWorker);
  const { factory } = detection;
  const { jobsPerServer = usualJobsPerServer, ahead = true } = options;
  const slots = numbers.numbers.map((number) =>
    makeSlot(number, { factory, runtime, folder, filterPath, jobsPerServer }),
  );
  const backend = new ForkServerBackend(runtime, slots, { filterPath, ahead }, () => {
    rmSync(folder, { recursive: true, force: true });
    numbers.giveBack();
  });
  await backend.prove();
  return backend;
}

interface SlotParts {
  factory: ControlGroupFactory;
  runtime: Runtime;
  folder: string;
  filterPath: string;
  jobsPerServer: number;
}

function makeSlot(number: number, parts: SlotParts): ForkServerSlot {
  const { factory, runtime, folder, filterPath, jobsPerServer } = parts;
  const group = factory.create(groupName(process.pid, slotsPerWorker + number));
  const outputPath = join(folder, `output-${number}`);
  const serverUser = firstUserId + (process.pid * slotsPerWorker + number) * usersPerSlot;
  const candidateUser = serverUser + 1;
  return new ForkServerSlot({
    slot: { userId: candidateUser, group, output: new OutputCounter(outputPath) },
    name: `server-${number}`,
    jobsPerServer,
    configuration: {
      joinFiles: group.joinFiles,
      folder,
      filterPath,
      outputPath,
      serverUser,
      candidateUser,
      imagePath: runtime.imagePath,
      ...commandOf(runtime),
    },
  });
}

/** Interpreter and flags of the reference backend, without the program; its environment, as bwrap sets it. */
function commandOf(runtime: Runtime): { command: string[]; environment: Record<string, string> } {
  const command = runtime.command("driver", defaultLimits).slice(0, -1);
  return { command, environment: { ...runtime.environment, PWD: "/tmp" } };
}

/** Python sandboxes, each forked from the trusted server of a slot. */
export class ForkServerBackend implements SandboxBackend {
  private readonly free: ForkServerSlot[];
  private readonly waiting: {
    give: (slot: ForkServerSlot) => void;
    refuse: (error: Error) => void;
  }[] = [];
  private readonly live = new Set<SandboxHandle>();
  private readonly pending = new Set<Promise<SandboxHandle>>();
  private closed = false;
  readonly slots: number;

  constructor(
    private readonly runtime: Runtime,
    private readonly slotList: ForkServerSlot[],
    private readonly settings: { filterPath: string; ahead: boolean },
    private readonly cleanUp: () => void,
  ) {
    this.free = [...slotList];
    this.slots = slotList.length;
  }

  /** Starts one server, so that a machine where none can run is found out at once. */
  async prove(): Promise<void> {
    try {
      await this.slotList[0]?.ensureServer();
    } catch (cause) {
      await this.close();
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new DomainError("environment", `no fork server here: ${reason}`, { cause });
    }
  }

  capabilities(): SandboxCapabilities {
    return { isolation: "shared-kernel", recordable: true, missing: [], reset: "single-use" };
  }

  nameFor(): string {
    return "fork-server";
  }

  environmentSha256(language: Language): string {
    requirePython(language);
    const { imageSha256, version, environment } = this.runtime;
    return sha256Hex(canonicalJson({ backend: this.nameFor(), environment, imageSha256, version }));
  }

  policySha256(language: Language, limits: SandboxLimits): string {
    requirePython(language);
    return sha256Hex(
      canonicalJson({
        limits: { ...limits },
        programs: programPaths.map((path) => sha256Hex(readFileSync(path, "utf8"))),
        command: commandOf(this.runtime).command,
        filter: seccompFilter(process.arch).toString("base64"),
      }),
    );
  }

  async compile(language: Language, request: CompileRequest): Promise<Compiled> {
    requirePython(language);
    const text = request.program === "driver" ? request.source : request.testSource;
    return { kind: "compiled", text, cpuMs: 0 };
  }

  /** @throws DomainError environment for another language than Python. */
  async acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    requirePython(language);
    const { filterPath } = this.settings;
    const opened = this.open({ runtime: this.runtime, program, limits, filterPath });
    this.pending.add(opened);
    try {
      return await opened;
    } finally {
      this.pending.delete(opened);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiter of this.waiting.splice(0)) waiter.refuse(closedFault());
    // A child that is on its way has to arrive before it can be sent away.
    await Promise.allSettled(this.pending);
    await Promise.all([...this.live].map((handle) => handle.dispose()));
    await Promise.all(this.slotList.map((slot) => slot.close()));
    this.cleanUp();
  }

  private async open(launch: Launch): Promise<SandboxHandle> {
    const key = canonicalJson({ program: launch.program, limits: { ...launch.limits } });
    const slot = await this.takeSlot(key);
    try {
      const sandbox = await slot.open(key, launch, () => {
        this.live.delete(sandbox);
        this.release(slot, key, launch);
      });
      this.live.add(sandbox);
      if (!this.closed) return sandbox;
      await sandbox.dispose();
    } catch (cause) {
      this.giveSlot(slot);
      throw new DomainError("sandbox-fault", "a sandbox could not be started", { cause });
    }
    throw closedFault();
  }

  private release(slot: ForkServerSlot, key: string, launch: Launch): void {
    const isWanted = this.waiting.length > 0;
    if (this.settings.ahead && !isWanted && !this.closed) slot.prepare(key, launch);
    this.giveSlot(slot);
  }

  /** One where such a child is ready, else one where no other is. */
  private takeSlot(key: string): Promise<ForkServerSlot> {
    if (this.closed) throw closedFault();
    const slot =
      this.free.find(({ preparedKey }) => preparedKey === key) ??
      this.free.find(({ preparedKey }) => preparedKey === undefined) ??
      this.free[0];
    if (slot === undefined) {
      return new Promise((give, refuse) => this.waiting.push({ give, refuse }));
    }
    this.free.splice(this.free.indexOf(slot), 1);
    return Promise.resolve(slot);
  }

  private giveSlot(slot: ForkServerSlot): void {
    const waiter = this.waiting.shift();
    if (waiter) waiter.give(slot);
    else this.free.push(slot);
  }
}

function closedFault(): DomainError {
  return new DomainError("sandbox-fault", "the sandboxes were closed");
}

function requirePython(language: Language): void {
  if (language !== "python") {
    throw new DomainError("environment", `the fork server serves python only, not ${language}`);
  }
}
