import { availableParallelism } from "node:os";
import { DomainError } from "../../lib/core/errors";
import { BubblewrapSandbox } from "./bubblewrap-sandbox";
import type { Launch } from "./sandbox-process";
import type { Slot } from "./slot";
import type { SlotSource } from "./slot-source";

/** A sandbox whose interpreter starts, or is up and waits for its candidate. */
interface Warming {
  slot: Slot;
  ready: boolean;
  /** Undefined when it could not be started. */
  started: Promise<BubblewrapSandbox | undefined>;
}

/** What is kept ready for one combination of language, program and limits. */
interface Shelf {
  launch: Launch;
  /** Grows with each further use: what is asked for once only is not worth a second start. */
  wanted: number;
  usedAt: number;
  warming: Warming[];
}

/** A kind of request that is younger has its share of the waiting sandboxes. */
const recentMs = 10_000;
/** After so long without any request the machine gets its memory back. */
const idleMs = 60_000;
const mostShelves = 32;

/**
 * Hands out sandboxes whose interpreter is already up, each to one candidate, and starts others in the
 * background. At most `slots` are in use at once, further requests wait; at most `warmLimit` wait for
 * a candidate, those of the most recent kinds of request.
 */
export class WarmPool {
  /** Least recently used first. */
  private readonly shelves = new Map<string, Shelf>();
  private readonly waiting: { give: () => void; refuse: (error: Error) => void }[] = [];
  private readonly live = new Set<BubblewrapSandbox>();
  private readonly pending = new Set<Promise<BubblewrapSandbox>>();
  /** Slots whose sandbox has not been given to a candidate, and never will be once it is evicted. */
  private readonly unused = new Set<Slot>();
  /** Evictions under way, which nobody else waits for. */
  private readonly ending = new Set<Promise<void>>();
  private inUse = 0;
  private starting = 0;
  private closed = false;
  private readonly idleTimer: NodeJS.Timeout;

  constructor(
    private readonly source: SlotSource,
    readonly slots: number,
    private readonly warmLimit: number,
  ) {
    this.idleTimer = setTimeout(() => this.evictAll(), idleMs).unref();
  }

  /** @throws DomainError when no sandbox could be started, or when the pool is closed. */
  acquire(key: string, launch: Launch): Promise<BubblewrapSandbox> {
    const acquired = this.takePermit().then(() => this.handOut(key, launch));
    this.pending.add(acquired);
    const settled = () => this.pending.delete(acquired);
    acquired.then(settled, settled);
    return acquired;
  }

  /** Starts sandboxes of this kind without a request; resolves when they are ready. */
  async warm(key: string, launch: Launch): Promise<void> {
    const shelf = this.touch(key, launch);
    shelf.wanted = this.warmLimit;
    do {
      this.refill();
      await Promise.all(shelf.warming.map((warming) => warming.started));
    } while (!this.closed && this.starting > 0);
  }

  /** How many sandboxes are up and wait for a candidate. */
  get readyCount(): number {
    const all = [...this.shelves.values()].flatMap(({ warming }) => warming);
    return all.filter(({ ready }) => ready).length;
  }

  /** @throws DomainError sandbox-fault when one in use could not be ended, after all others were. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idleTimer);
    const error = new DomainError("sandbox-fault", "the sandboxes were closed");
    for (const waiter of this.waiting.splice(0)) waiter.refuse(error);
    this.source.refuse(error);
    const used = [...this.live].map((sandbox) => sandbox.dispose());
    await Promise.allSettled([...used, this.evictAll(), ...this.pending]);
    // Each still reads its control group at the end: that may be removed only afterwards.
    await Promise.all(this.ending);
    await Promise.all(used);
  }

  private async handOut(key: string, launch: Launch): Promise<BubblewrapSandbox> {
    this.idleTimer.refresh();
    try {
      const shelf = this.touch(key, launch);
      const sandbox = (await this.takeWarm(shelf)) ?? (await this.startCold(launch));
      await this.handOver(sandbox);
      this.live.add(sandbox);
      return sandbox;
    } catch (cause) {
      this.givePermit();
      throw cause;
    }
  }

  /** One that can't be handed over is ended: nobody else knows of it. */
  private async handOver(sandbox: BubblewrapSandbox): Promise<void> {
    try {
      this.requireOpen();
      sandbox.handOver();
    } catch (cause) {
      await sandbox.dispose();
      throw cause;
    }
  }

  private requireOpen(): void {
    if (this.closed) throw new DomainError("sandbox-fault", "the sandboxes were closed");
  }

  private async takePermit(): Promise<void> {
    this.requireOpen();
    if (this.inUse < this.slots) {
      this.inUse += 1;
      return;
    }
    await new Promise<void>((give, refuse) => this.waiting.push({ give, refuse }));
  }

  private givePermit(): void {
    const waiter = this.waiting.shift();
    if (waiter) waiter.give();
    else this.inUse -= 1;
  }

  /** Makes this kind the most recently used one. */
  private touch(key: string, launch: Launch): Shelf {
    const known = this.shelves.get(key);
    const shelf = known ?? { launch, wanted: 0, usedAt: 0, warming: [] };
    if (known) shelf.wanted = Math.min(shelf.wanted + 1, this.warmLimit);
    shelf.usedAt = performance.now();
    this.shelves.delete(key);
    this.shelves.set(key, shelf);
    const [[oldest, { warming }] = [key, shelf]] = this.shelves;
    if (this.shelves.size > mostShelves && warming.length === 0) this.shelves.delete(oldest);
    return shelf;
  }

  /** A sandbox that is ready, else the one that has been starting longest. */
  private async takeWarm(shelf: Shelf): Promise<BubblewrapSandbox | undefined> {
    for (;;) {
      const warming = shelf.warming.find(({ ready }) => ready) ?? shelf.warming[0];
      if (!warming) return undefined;
      remove(shelf.warming, warming);
      const sandbox = await warming.started;
      this.unused.delete(warming.slot);
      if (sandbox?.alive) return sandbox;
      // It died before it was anybody's: that its slot is lost, if it is, its source knows.
      await sandbox?.dispose().catch(() => {});
    }
  }

  private async startCold(launch: Launch): Promise<BubblewrapSandbox> {
    const slot = this.source.takeFree() ?? (await (this.evictOne() ?? this.source.take()));
    return this.start(slot, launch);
  }

  private async start(slot: Slot, launch: Launch): Promise<BubblewrapSandbox> {
    let held = true;
    let sandbox: BubblewrapSandbox | undefined;
    const free = (clean: boolean) => {
      if (held) this.source.giveBack(slot, clean);
      held = false;
      if (!sandbox || !this.live.delete(sandbox)) return;
      this.givePermit();
      // A start blocks this thread for milliseconds: whoever waits for the end is answered first.
      setImmediate(() => this.refill());
    };
    try {
      sandbox = await BubblewrapSandbox.start(slot, launch, free);
      return sandbox;
    } catch (cause) {
      free(true);
      throw cause;
    }
  }

  /** Ends the waiting sandbox that will be missed least; its slot, once it is empty. */
  private evictOne(): Promise<Slot> | undefined {
    for (const shelf of this.shelves.values()) {
      const warming = shelf.warming.pop();
      if (!warming) continue;
      const slot = this.source.take();
      void this.end(warming);
      return slot;
    }
    return undefined;
  }

  private async evictAll(): Promise<void> {
    const all = [...this.shelves.values()].flatMap((shelf) => shelf.warming.splice(0));
    this.shelves.clear();
    await Promise.all(all.map((warming) => this.end(warming)));
  }

  private end(warming: Warming): Promise<void> {
    // Nobody may be waiting: a slot that could not be emptied was given back as lost.
    const ended = this.dispose(warming)
      .catch(() => {})
      .finally(() => this.ending.delete(ended));
    this.ending.add(ended);
    return ended;
  }

  private async dispose(warming: Warming): Promise<void> {
    try {
      const sandbox = await warming.started;
      await sandbox?.dispose();
    } finally {
      this.unused.delete(warming.slot);
    }
  }

  /** Starts what recent requests ask for, a few at a time: a start keeps a processor busy. */
  private refill(): void {
    if (this.closed) return;
    const shelves = [...this.shelves.values()].reverse();
    const since = performance.now() - recentMs;
    const recent = shelves.filter(({ wanted, usedAt }) => wanted > 0 && usedAt > since);
    const share = Math.max(1, Math.floor(this.warmLimit / Math.max(1, recent.length)));
    for (const shelf of shelves.slice().reverse()) {
      const most = recent.indexOf(shelf) < this.warmLimit && recent.includes(shelf) ? share : 0;
      for (const warming of shelf.warming.splice(most)) void this.end(warming);
    }
    for (const shelf of recent) {
      const target = Math.min(shelf.wanted, share);
      while (shelf.warming.length < target && this.startWarm(shelf));
    }
  }

  /** False where there is no room, or enough has been begun. */
  private startWarm(shelf: Shelf): boolean {
    const full = this.unused.size >= this.warmLimit || this.starting >= availableParallelism();
    const slot = full ? undefined : this.takeFreeOrNone();
    if (!slot) return false;
    this.starting += 1;
    this.unused.add(slot);
    const started = this.start(slot, shelf.launch).catch(() => undefined);
    const warming: Warming = { slot, ready: false, started };
    shelf.warming.push(warming);
    void started.then((sandbox) => this.started(shelf, warming, sandbox));
    return true;
  }

  /** Where no further slot can be made, whoever asks for a sandbox is told; nobody asked for this one. */
  private takeFreeOrNone(): Slot | undefined {
    try {
      return this.source.takeFree();
    } catch {
      return undefined;
    }
  }

  private started(shelf: Shelf, warming: Warming, sandbox: BubblewrapSandbox | undefined): void {
    this.starting -= 1;
    warming.ready = true;
    const forget = () => {
      // One that can't be started, or dies while it waits, is no candidate's concern.
      if (remove(shelf.warming, warming)) void this.end(warming);
    };
    if (sandbox === undefined) forget();
    else {
      void sandbox.gone.then(forget);
      this.refill();
    }
  }
}

function remove<T>(list: T[], item: T): boolean {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}
