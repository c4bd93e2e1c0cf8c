import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import type {
  SandboxBackend,
  SandboxCapabilities,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../lib/core/ports/sandbox";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { Language } from "../../lib/core/vocabulary";
import { BubblewrapSandbox, type Slot } from "./bubblewrap-sandbox";
import { groupName } from "./control-group-files";
import { detectControlGroups } from "./detect-control-groups";
import { bubblewrapArguments } from "./launch-command";
import { OutputCounter } from "./output-counter";
import { imagesFolder } from "./runtimes/image";
import { pythonRuntime } from "./runtimes/python/python-runtime";
import type { Runtime } from "./runtimes/runtime";
import { seccompFilter } from "./seccomp-filter";

/** First user id of a worker's slots: above the ranges given to people and to rootless containers. */
const firstUserId = 2_000_000_000;
const slotsPerWorker = 16;

const requiredPrograms: [path: string, packageName: string][] = [
  ["/usr/bin/bwrap", "bubblewrap"],
  ["/usr/bin/setpriv", "util-linux"],
  ["/usr/bin/mkfifo", "coreutils"],
  ["/usr/bin/python3", "python3"],
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
  const runtime = pythonRuntime(imagesFolder(options.home));
  const folder = mkdtempSync(join(tmpdir(), "errorbar-filter-"));
  const filterPath = join(folder, "filter.bpf");
  writeFileSync(filterPath, seccompFilter(process.arch));
  const count = Math.min(options.slots, slotsPerWorker);
  const slots = Array.from(
    { length: count },
    (_, index): Slot => ({
      userId: firstUserId + process.pid * slotsPerWorker + index,
      group: detection.factory.create(groupName(process.pid, index)),
      output: new OutputCounter(),
    }),
  );
  return new BubblewrapBackend(runtime, slots, filterPath, () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

export class BubblewrapBackend implements SandboxBackend {
  readonly name = "bubblewrap";
  private readonly free: Slot[];
  private readonly waiting: { give: (slot: Slot) => void; refuse: (error: Error) => void }[] = [];
  private readonly live = new Set<SandboxHandle>();
  private closed = false;
  readonly slots: number;

  constructor(
    private readonly runtime: Runtime,
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

  environmentSha256(language: Language): string {
    this.requirePython(language);
    const { imageSha256, version, environment } = this.runtime;
    return sha256Hex(canonicalJson({ backend: this.name, environment, imageSha256, version }));
  }

  policySha256(limits: SandboxLimits): string {
    return sha256Hex(
      canonicalJson({
        limits: { ...limits },
        bubblewrap: bubblewrapArguments({ ...this.runtime, imagePath: "image" }, limits),
        filter: seccompFilter(process.arch).toString("base64"),
      }),
    );
  }

  async acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    this.requirePython(language);
    const slot = await this.takeSlot();
    let held = true;
    const release = (clean: boolean) => {
      if (handle) this.live.delete(handle);
      // A slot that could not be emptied is never used again.
      if (held && clean) this.giveSlot(slot);
      held = false;
    };
    let handle: SandboxHandle | undefined;
    try {
      handle = await BubblewrapSandbox.start(
        slot,
        limits,
        this.runtime,
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
      slot.output.remove();
    }
    this.cleanUp();
  }

  private requirePython(language: Language): void {
    if (language !== "python") {
      throw new DomainError("environment", `no sandbox runtime for ${language} yet`);
    }
  }

  private takeSlot(): Promise<Slot> {
    if (this.closed) throw new DomainError("sandbox-fault", "the sandboxes were closed");
    const slot = this.free.pop();
    if (slot) return Promise.resolve(slot);
    return new Promise((give, refuse) => this.waiting.push({ give, refuse }));
  }

  private giveSlot(slot: Slot): void {
    const waiter = this.waiting.shift();
    if (waiter) waiter.give(slot);
    else this.free.push(slot);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}
