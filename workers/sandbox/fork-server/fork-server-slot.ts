import { rmSync } from "node:fs";
import { join } from "node:path";
import { BubblewrapSandbox } from "../bubblewrap-sandbox";
import type { Launch } from "../sandbox-process";
import type { Slot } from "../slot";
import { ForkServer, type ForkServerConfiguration } from "./fork-server";
import { ForkedProcess } from "./forked-process";
import { type JobGroup, jobGroupOf } from "./job-group";

export interface SlotResources {
  slot: Slot;
  /** All but the name of the socket, which every server of the slot has anew. */
  configuration: Omit<ForkServerConfiguration, "socketName">;
  name: string;
  /** A server is replaced after so many. */
  jobsPerServer: number;
}

interface Running {
  server: ForkServer;
  group: JobGroup;
  socketName: string;
}

/** A child that is ready or on its way; `onFree` may be set by whoever takes it. */
interface Forked {
  key: string;
  sandbox: Promise<BubblewrapSandbox>;
  onFree: () => void;
}

/** One fork server at a time and, before anybody asks, the next child of the kind last asked for. */
export class ForkServerSlot {
  private running: Running | undefined;
  private servers = 0;
  private prepared: Forked | undefined;

  constructor(private readonly resources: SlotResources) {}

  /** What kind of child is ready or on its way; undefined when none is. */
  get preparedKey(): string | undefined {
    return this.prepared?.key;
  }

  /** Forks the next child ahead, so that whoever asks for this kind doesn't wait. */
  prepare(key: string, launch: Launch): void {
    this.prepared = this.fork(key, launch);
  }

  /**
   * A child that is shut in and waits for its first frame; `onFree` is called when it has ended.
   * @throws DomainError sandbox-fault when there is none to be had.
   */
  async open(key: string, launch: Launch, onFree: () => void): Promise<BubblewrapSandbox> {
    const { prepared } = this;
    this.prepared = undefined;
    if (prepared?.key !== key) await discard(prepared);
    const ready = prepared?.key === key ? await prepared.sandbox.catch(() => undefined) : undefined;
    const forked = ready?.alive && prepared ? prepared : this.fork(key, launch);
    const sandbox = await forked.sandbox;
    forked.onFree = onFree;
    sandbox.handOver();
    return sandbox;
  }

  /** Starts the server, where none runs that may serve another job. */
  async ensureServer(): Promise<Running> {
    const { configuration, slot, name, jobsPerServer } = this.resources;
    const { running } = this;
    if (running?.server.alive && running.server.served < jobsPerServer) return running;
    await this.stop();
    this.servers += 1;
    const socketName = `${name}-${this.servers}`;
    const server = new ForkServer({ ...configuration, socketName });
    try {
      await server.start();
    } catch (cause) {
      await server.stop();
      throw cause;
    }
    this.running = { server, group: jobGroupOf(slot.group), socketName };
    return this.running;
  }

  /** Ends what was prepared and nobody took, the server and what it forked, and the group. */
  async close(): Promise<void> {
    const { prepared } = this;
    this.prepared = undefined;
    await discard(prepared);
    await this.stop();
    this.resources.slot.group.remove();
  }

  private async stop(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.server.stop();
    await this.resources.slot.group.killAll();
    if (running) {
      rmSync(join(this.resources.configuration.folder, running.socketName), { force: true });
    }
  }

  private fork(key: string, launch: Launch): Forked {
    const forked: Forked = { key, sandbox: this.start(launch, () => forked.onFree()), onFree() {} };
    // Told to whoever takes it; nobody may.
    forked.sandbox.catch(() => {});
    return forked;
  }

  private async start(launch: Launch, onFree: () => void): Promise<BubblewrapSandbox> {
    const { server, group } = await this.ensureServer();
    const slot = { ...this.resources.slot, group };
    return BubblewrapSandbox.start(slot, launch, onFree, (_, ...job) => {
      return new ForkedProcess(server, group, slot, ...job);
    });
  }
}

async function discard(forked: Forked | undefined): Promise<void> {
  // One that never came up needs no end.
  await forked?.sandbox.then((sandbox) => sandbox.dispose()).catch(() => {});
}
