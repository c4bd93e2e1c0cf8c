import { rmSync } from "node:fs";
import { join } from "node:path";
import type { SandboxLimits, SandboxProgram } from "../../../lib/core/ports/sandbox";
import type { ControlGroup } from "../control-group";
import type { OutputCounter } from "../output-counter";
import { ForkServer, type ForkServerConfiguration } from "./fork-server";
import { ForkServerSandbox } from "./fork-server-sandbox";

/** Addresses, seeds and caches are shared by a server's jobs: not for ever. */
const jobsPerServer = 300;
/** bwrap's own two processes count in the reference backend; a candidate may make as many here. */
const referenceProcesses = 2;

export interface SlotResources {
  group: ControlGroup;
  output: OutputCounter;
  /** All but the name of the socket, which every server of the slot has anew. */
  configuration: Omit<ForkServerConfiguration, "socketName">;
  name: string;
}

interface Prepared {
  key: string;
  sandbox: Promise<ForkServerSandbox>;
}

/** One fork server at a time and, before anybody asks, the next child of the kind last asked for. */
export class ForkServerSlot {
  private server: ForkServer | undefined;
  private socketName = "";
  private servers = 0;
  private idle = { bytes: 0, processes: 0 };
  private prepared: Prepared | undefined;

  constructor(private readonly resources: SlotResources) {}

  /** Whether a child of this kind is ready or on its way. */
  hasPrepared(limits: SandboxLimits, program: SandboxProgram): boolean {
    return this.prepared?.key === keyOf(limits, program);
  }

  isUnprepared(): boolean {
    return this.prepared === undefined;
  }

  /** Forks the next child ahead, so that whoever asks for this kind doesn't wait. */
  prepare(limits: SandboxLimits, program: SandboxProgram): void {
    const sandbox = this.start(limits, program);
    // Told to whoever takes it.
    sandbox.catch(() => {});
    this.prepared = { key: keyOf(limits, program), sandbox };
  }

  /**
   * A child that is shut in and waits for its first frame.
   * @throws DomainError sandbox-fault when there is none to be had.
   */
  async open(limits: SandboxLimits, program: SandboxProgram): Promise<ForkServerSandbox> {
    const { prepared } = this;
    this.prepared = undefined;
    if (prepared?.key === keyOf(limits, program)) return prepared.sandbox;
    await discard(prepared);
    return this.start(limits, program);
  }

  /** Starts the server, where none runs that may serve another job. */
  async ensureServer(): Promise<ForkServer> {
    if (this.server?.alive && this.server.served < jobsPerServer) return this.server;
    await this.stop();
    const { configuration, group, name } = this.resources;
    this.servers += 1;
    this.socketName = `${name}-${this.servers}`;
    const server = new ForkServer({ ...configuration, socketName: this.socketName });
    this.server = server;
    await server.start();
    this.idle = { bytes: group.memoryBytes(), processes: group.pids().length };
    return server;
  }

  /** Ends server and children; the slot can be used again. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await server?.stop();
    await this.resources.group.killAll();
    if (server) rmSync(join(this.resources.configuration.folder, this.socketName), { force: true });
  }

  /** Ends what was prepared and nobody took, and everything else. */
  async close(): Promise<void> {
    const { prepared } = this;
    this.prepared = undefined;
    await this.stop();
    await discard(prepared);
    this.resources.group.remove();
  }

  private async start(limits: SandboxLimits, program: SandboxProgram): Promise<ForkServerSandbox> {
    const server = await this.ensureServer();
    const { group, output } = this.resources;
    group.configure({
      ...limits,
      memoryBytes: limits.memoryBytes + this.idle.bytes,
      processes: limits.processes + this.idle.processes - referenceProcesses,
    });
    const place = { server, group, output, idleBytes: this.idle.bytes };
    return ForkServerSandbox.start(place, limits, program);
  }
}

function keyOf(limits: SandboxLimits, program: SandboxProgram): string {
  return JSON.stringify([program, limits]);
}

async function discard(prepared: Prepared | undefined): Promise<void> {
  // One that never came up needs no end.
  await prepared?.sandbox.then((sandbox) => sandbox.dispose()).catch(() => {});
}
