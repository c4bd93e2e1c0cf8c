import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import {
  type Compiled,
  type CompileRequest,
  type SandboxBackend,
  type SandboxCapabilities,
  type SandboxHandle,
  type SandboxLimits,
  type SandboxProgram,
  sandboxPrograms,
} from "../../lib/core/ports/sandbox";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { Language } from "../../lib/core/vocabulary";
import { BubblewrapSandbox } from "./bubblewrap-sandbox";
import { groupName } from "./control-group-files";
import { detectControlGroups } from "./detect-control-groups";
import { bubblewrapArguments } from "./launch-command";
import { missingForNamespaces } from "./missing-for-namespaces";
import { OutputCounter } from "./output-counter";
import { imagesFolder } from "./runtimes/image";
import { openRuntime } from "./runtimes/open-runtime";
import type { Compiler, Runtime } from "./runtimes/runtime";
import type { Launch } from "./sandbox-process";
import { seccompFilter } from "./seccomp-filter";
import type { Slot } from "./slot";
import { SlotSource } from "./slot-source";
import { sweepLeftovers } from "./sweep-leftovers";
import { WarmPool } from "./warm-pool";
import { makeWorkerFolder } from "./worker-folder";

/** First user id of a worker's slots: above the ranges given to people and to rootless containers. */
const firstUserId = 2_000_000_000;
const slotsPerWorker = 64;
/** Compilers serve every grading and are none of them: their slots are not counted. */
const compilerSlots = 4;
/** A worker's numbers serve as many in use as wait: on many cores neither may take the other's. */
const mostSlots = (slotsPerWorker - compilerSlots) / 2;

const requiredPrograms: [path: string, packageName: string][] = [
  ["/usr/bin/bwrap", "bubblewrap"],
  ["/usr/bin/mkfifo", "coreutils"],
];

/**
 * What this machine lacks for recorded executions, each with its remedy; empty when nothing. Only
 * where nothing else is missing is bubblewrap itself tried.
 */
export function missingForSandbox(): string[] {
  const missing = requiredPrograms
    .filter(([path]) => !existsSync(path))
    .map(([path, packageName]) => `${path} is missing: apt-get install ${packageName}`);
  if (process.getuid?.() !== 0) {
    missing.push("not root: the worker must be root to give each sandbox a user of its own");
  }
  const detection = detectControlGroups();
  if ("missing" in detection) missing.push(detection.missing);
  return missing.length > 0 ? missing : missingForNamespaces(firstUserOfWorker());
}

/** The user of this worker's first slot. */
function firstUserOfWorker(): number {
  return firstUserId + process.pid * slotsPerWorker;
}

export interface BubblewrapOptions {
  home: string;
  /** At most 30 are made of however many. A checker needs a second one beside its driver's. */
  slots: number;
  /** How many sandboxes may wait with their interpreter up, beside those in use; `slots` if not given. */
  warm?: number;
}

/**
 * Single-use sandboxes by bubblewrap, at most `slots` at a time; further `acquire` calls wait.
 * @throws DomainError environment when a limit can't be enforced here.
 */
export async function openBubblewrapBackend(
  options: BubblewrapOptions,
): Promise<BubblewrapBackend> {
  const missing = missingForSandbox();
  const detection = detectControlGroups();
  if (missing.length > 0 || "missing" in detection) {
    throw new DomainError("environment", `no sandbox here: ${missing.join("; ")}`);
  }
  await sweepLeftovers(detection.factory);
  const folder = makeWorkerFolder();
  const filterPath = join(folder, "filter.bpf");
  writeFileSync(filterPath, seccompFilter(process.arch));
  const numbers: number[] = [];
  const makeSlot = (): Slot => {
    const number = takeSlotNumber();
    numbers.push(number);
    return {
      userId: firstUserOfWorker() + number,
      group: detection.factory.create(groupName(process.pid, number)),
      output: new OutputCounter(join(folder, `output-${number}`)),
    };
  };
  const images = imagesFolder(options.home);
  return new BubblewrapBackend({
    slots: Math.min(options.slots, mostSlots),
    warm: Math.min(options.warm ?? options.slots, mostSlots),
    openRuntime: (language) => openRuntime(language, images),
    makeSlot,
    filterPath,
    cleanUp(emptied) {
      rmSync(folder, { recursive: true, force: true });
      // A group that still holds someone is nobody else's.
      if (emptied) for (const number of numbers) slotNumbers.delete(number);
    },
  });
}

/** Slot numbers in use in this process: two backends never share a user or a control group. */
const slotNumbers = new Set<number>();

function takeSlotNumber(): number {
  for (let number = 0; number < slotsPerWorker; number += 1) {
    if (slotNumbers.has(number)) continue;
    slotNumbers.add(number);
    return number;
  }
  throw new DomainError("environment", "this process has no sandbox slot left");
}

interface BackendParts {
  slots: number;
  warm: number;
  openRuntime(language: Language): Runtime;
  makeSlot(): Slot;
  filterPath: string;
  cleanUp(emptied: boolean): void;
}

export class BubblewrapBackend implements SandboxBackend {
  readonly slots: number;
  private readonly source: SlotSource;
  private readonly compilerSource: SlotSource;
  private readonly pool: WarmPool;
  private readonly runtimes = new Map<Language, Runtime>();
  private readonly compilers = new Map<Language, Compiler>();
  private readonly policies = new Map<string, string>();

  constructor(private readonly parts: BackendParts) {
    const { slots, warm, makeSlot } = parts;
    this.slots = slots;
    // Were each of half as many gradings left with one, none could ever get its checker's.
    this.source = new SlotSource(slots + warm, makeSlot, Math.floor(slots / 2) + 1);
    this.compilerSource = new SlotSource(compilerSlots, makeSlot);
    this.pool = new WarmPool(this.source, slots, warm);
  }

  capabilities(): SandboxCapabilities {
    return { isolation: "shared-kernel", recordable: true, missing: [], reset: "single-use" };
  }

  nameFor(): string {
    return "bubblewrap";
  }

  environmentSha256(language: Language): string {
    const { imageSha256, version, environment } = this.runtimeOf(language);
    return sha256Hex(canonicalJson({ backend: this.nameFor(), environment, imageSha256, version }));
  }

  policySha256(language: Language, limits: SandboxLimits): string {
    const key = canonicalJson({ language, limits: { ...limits } });
    const known = this.policies.get(key);
    if (known !== undefined) return known;
    const runtime = this.runtimeOf(language);
    const { compilerLimits } = runtime;
    const policy = sha256Hex(
      canonicalJson({
        limits: { ...limits },
        bubblewrap: bubblewrapArguments({ ...runtime, imagePath: "image" }, limits),
        commands: sandboxPrograms.map((program) => runtime.command(program, limits)),
        filter: seccompFilter(process.arch).toString("base64"),
        ...(compilerLimits && { compilerLimits: { ...compilerLimits } }),
      }),
    );
    this.policies.set(key, policy);
    return policy;
  }

  async compile(language: Language, request: CompileRequest): Promise<Compiled> {
    const compiler = this.compilerFor(this.runtimeOf(language));
    if (compiler !== null) return compiler.compile(request);
    const text = request.program === "driver" ? request.source : request.testSource;
    return { kind: "compiled", text, cpuMs: 0 };
  }

  /**
   * A sandbox whose interpreter is up: one that waited, where there is one.
   * @throws DomainError environment when this machine has no runtime for the language.
   */
  async acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    const launch = this.launchOf(language, limits, program);
    return orSandboxFault(this.pool.acquire(keyOf(launch), launch));
  }

  /** Starts as many as may wait for this kind of request, and resolves when they are ready. */
  async warm(language: Language, limits: SandboxLimits, program: SandboxProgram): Promise<void> {
    const launch = this.launchOf(language, limits, program);
    await this.pool.warm(keyOf(launch), launch);
  }

  /** How many sandboxes wait for a candidate with their interpreter up. */
  get readyCount(): number {
    return this.pool.readyCount;
  }

  /** @throws DomainError sandbox-fault when something could not be ended, after all the rest was. */
  async close(): Promise<void> {
    const failures = await failuresOf([
      ...[...this.compilers.values()].map((compiler) => () => compiler.close()),
      () => this.pool.close(),
      () => this.source.remove(),
      () => this.compilerSource.remove(),
    ]);
    this.parts.cleanUp(failures.length === 0);
    if (failures.length > 0) throw failures[0];
  }

  private runtimeOf(language: Language): Runtime {
    const runtime = this.runtimes.get(language) ?? this.parts.openRuntime(language);
    this.runtimes.set(language, runtime);
    return runtime;
  }

  private launchOf(language: Language, limits: SandboxLimits, program: SandboxProgram): Launch {
    const { filterPath } = this.parts;
    return { runtime: this.runtimeOf(language), program, limits, filterPath };
  }

  private compilerFor(runtime: Runtime): Compiler | null {
    const { language, compilerLimits: limits } = runtime;
    const open = this.compilers.get(language);
    if (open || runtime.openCompiler === null || limits === null) return open ?? null;
    const launch = this.launchOf(language, limits, "compiler");
    const compiler = runtime.openCompiler(() => orSandboxFault(this.startCompiler(launch)));
    this.compilers.set(language, compiler);
    return compiler;
  }

  private async startCompiler(launch: Launch): Promise<SandboxHandle> {
    const slot = await this.compilerSource.take();
    const sandbox = await BubblewrapSandbox.start(slot, launch, (clean) =>
      this.compilerSource.giveBack(slot, clean),
    );
    sandbox.handOver();
    return sandbox;
  }
}

/** Takes every step in turn, whichever fails. */
async function failuresOf(steps: (() => Promise<void>)[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((cause: unknown) => failures.push(cause));
  return failures;
}

function keyOf({ runtime, program, limits }: Launch): string {
  return canonicalJson({ language: runtime.language, program, limits: { ...limits } });
}

async function orSandboxFault<T>(started: Promise<T>): Promise<T> {
  try {
    return await started;
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === "environment") throw cause;
    throw new DomainError("sandbox-fault", "a sandbox could not be started", { cause });
  }
}
