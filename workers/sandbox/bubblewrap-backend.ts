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
import { BubblewrapSandbox, type Slot } from "./bubblewrap-sandbox";
import { groupName } from "./control-group-files";
import { detectControlGroups } from "./detect-control-groups";
import { isAlive } from "./is-alive";
import { bubblewrapArguments } from "./launch-command";
import { OutputCounter } from "./output-counter";
import { imagesFolder } from "./runtimes/image";
import { openRuntime } from "./runtimes/open-runtime";
import type { Compiler, Runtime } from "./runtimes/runtime";
import { seccompFilter } from "./seccomp-filter";
import { makeWorkerFolder, sweepWorkerFolders } from "./worker-folder";

/** First user id of a worker's slots: above the ranges given to people and to rootless containers. */
const firstUserId = 2_000_000_000;
const slotsPerWorker = 64;

const requiredPrograms: [path: string, packageName: string][] = [
  ["/usr/bin/bwrap", "bubblewrap"],
  ["/usr/bin/setpriv", "util-linux"],
  ["/usr/bin/mkfifo", "coreutils"],
];

/** What this machine lacks for recorded executions, each with its remedy; empty when nothing. */
export function missingForSandbox(): string[] {
  const missing = requiredPrograms
    .filter(([path]) => !existsSync(path))
    .map(([path, packageName]) => `${path} is missing: apt-get install ${packageName}`);
  if (process.getuid?.() !== 0) {
    missing.push("not root: the worker must be root to give each sandbox a user of its own");
  }
  const detection = detectControlGroups();
  if ("missing" in detection) missing.push(detection.missing);
  return missing;
}

/**
 * Single-use sandboxes by bubblewrap, at most `slots` at a time; further `acquire` calls wait.
 * @throws DomainError environment when a limit can't be enforced here.
 */
export async function openBubblewrapBackend(options: {
  home: string;
  slots: number;
}): Promise<BubblewrapBackend> {
  const missing = missingForSandbox();
  const detection = detectControlGroups();
  if (missing.length > 0 || "missing" in detection) {
    throw new DomainError("environment", `no sandbox here: ${missing.join("; ")}`);
  }
  await detection.factory.sweep(isAlive);
  sweepWorkerFolders(isAlive);
  const folder = makeWorkerFolder();
  const filterPath = join(folder, "filter.bpf");
  writeFileSync(filterPath, seccompFilter(process.arch));
  const images = imagesFolder(options.home);
  const numbers = takeSlotNumbers(options.slots);
  const slots = numbers.map(
    (number): Slot => ({
      userId: firstUserId + process.pid * slotsPerWorker + number,
      group: detection.factory.create(groupName(process.pid, number)),
      output: new OutputCounter(join(folder, `output-${number}`)),
    }),
  );
  return new BubblewrapBackend(
    (language) => openRuntime(language, images),
    slots,
    filterPath,
    () => {
      rmSync(folder, { recursive: true, force: true });
      for (const number of numbers) slotNumbers.delete(number);
    },
  );
}

/** Slot numbers in use in this process: two backends never share a user or a control group. */
const slotNumbers = new Set<number>();

function takeSlotNumbers(count: number): number[] {
  const free = Array.from({ length: slotsPerWorker }, (_, number) => number)
    .filter((number) => !slotNumbers.has(number))
    .slice(0, count);
  if (free.length === 0)
    throw new DomainError("environment", "this process has no sandbox slot left");
  for (const number of free) slotNumbers.add(number);
  return free;
}

export class BubblewrapBackend implements SandboxBackend {
  private readonly free: Slot[];
  private readonly waiting: { give: (slot: Slot) => void; refuse: (error: Error) => void }[] = [];
  private readonly live = new Set<SandboxHandle>();
  private closed = false;
  private lost = 0;
  private readonly runtimes = new Map<Language, Runtime>();
  private readonly compilers = new Map<Language, Compiler>();
  readonly slots: number;

  constructor(
    private readonly openRuntime: (language: Language) => Runtime,
    private readonly slotList: Slot[],
    private readonly filterPath: string,
    private readonly cleanUp: () => void,
  ) {
    this.free = [...slotList];
    this.slots = slotList.length;
  }

  capabilities(): SandboxCapabilities {
    return { isolation: "shared-kernel", recordable: true, missing: [], reset: "single-use" };
  }

  nameFor(): string {
    return "bubblewrap";
  }

  async compile(language: Language, request: CompileRequest): Promise<Compiled> {
    const compiler = this.compilerFor(this.runtimeOf(language));
    if (compiler !== null) return compiler.compile(request);
    const text = request.program === "driver" ? request.source : request.testSource;
    return { kind: "compiled", text, cpuMs: 0 };
  }

  environmentSha256(language: Language): string {
    const { imageSha256, version, environment } = this.runtimeOf(language);
    return sha256Hex(canonicalJson({ backend: this.nameFor(), environment, imageSha256, version }));
  }

  policySha256(language: Language, limits: SandboxLimits): string {
    const runtime = this.runtimeOf(language);
    return sha256Hex(
      canonicalJson({
        limits: { ...limits },
        bubblewrap: bubblewrapArguments({ ...runtime, imagePath: "image" }, limits),
        commands: sandboxPrograms.map((program) => runtime.command(program, limits)),
        compilerLimits: runtime.compilerLimits && { ...runtime.compilerLimits },
        filter: seccompFilter(process.arch).toString("base64"),
      }),
    );
  }

  async acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    const runtime = this.runtimeOf(language);
    return this.start(await this.takeSlot(), runtime, limits, program);
  }

  private async start(
    slot: Slot,
    runtime: Runtime,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    let held = true;
    const release = (clean: boolean) => {
      if (handle) this.live.delete(handle);
      if (held && clean) this.giveSlot(slot);
      else if (held) this.loseSlot();
      held = false;
    };
    let handle: SandboxHandle | undefined;
    try {
      handle = await BubblewrapSandbox.start(
        slot,
        limits,
        runtime,
        program,
        this.filterPath,
        release,
      );
    } catch (cause) {
      release(true);
      throw new DomainError("sandbox-fault", "a sandbox could not be started", { cause });
    }
    this.live.add(handle);
    return handle;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiter of this.waiting.splice(0)) {
      waiter.refuse(new DomainError("sandbox-fault", "the sandboxes were closed"));
    }
    await Promise.all([...this.live].map((handle) => handle.dispose()));
    for (const slot of this.slotList) {
      await slot.group.killAll();
      slot.group.remove();
    }
    this.cleanUp();
  }

  private runtimeOf(language: Language): Runtime {
    const runtime = this.runtimes.get(language) ?? this.openRuntime(language);
    this.runtimes.set(language, runtime);
    return runtime;
  }

  private compilerFor(runtime: Runtime): Compiler | null {
    const { language, compilerLimits: limits } = runtime;
    const open = this.compilers.get(language);
    if (open || runtime.openCompiler === null || limits === null) return open ?? null;
    const compiler = runtime.openCompiler(() => this.acquire(language, limits, "compiler"));
    this.compilers.set(language, compiler);
    return compiler;
  }

  private takeSlot(): Promise<Slot> {
    if (this.closed) throw new DomainError("sandbox-fault", "the sandboxes were closed");
    const slot = this.free.pop();
    if (slot) return Promise.resolve(slot);
    if (this.lost === this.slots) throw new DomainError("environment", "no sandbox slot is left");
    return new Promise((give, refuse) => this.waiting.push({ give, refuse }));
  }

  /** A slot that could not be emptied is never used again; without any nobody may wait for one. */
  private loseSlot(): void {
    this.lost += 1;
    if (this.lost < this.slots) return;
    for (const waiter of this.waiting.splice(0)) {
      waiter.refuse(new DomainError("environment", "no sandbox slot is left: see doctor"));
    }
  }

  private giveSlot(slot: Slot): void {
    const waiter = this.waiting.shift();
    if (waiter) waiter.give(slot);
    else this.free.push(slot);
  }
}
