import type { Received, ResourceUsage, SandboxHandle } from "../../../lib/core/ports/sandbox";

/** What was asked of a backend, and how long whoever asked waited for it, together. */
export interface Asked {
  /** Sandboxes handed out. */
  sandboxes: number;
  acquireMs: number;
  /** Requests to programs in sandboxes. */
  requests: number;
  receiveMs: number;
  disposeMs: number;
  /** Sources compiled. */
  compiles: number;
  compileMs: number;
}

export function nothingAsked(): Asked {
  const times = { acquireMs: 0, receiveMs: 0, disposeMs: 0, compileMs: 0 };
  return { sandboxes: 0, requests: 0, compiles: 0, ...times };
}

/** What was asked since. */
export function askedSince(before: Asked, now: Asked): Asked {
  return {
    sandboxes: now.sandboxes - before.sandboxes,
    acquireMs: now.acquireMs - before.acquireMs,
    requests: now.requests - before.requests,
    receiveMs: now.receiveMs - before.receiveMs,
    disposeMs: now.disposeMs - before.disposeMs,
    compiles: now.compiles - before.compiles,
    compileMs: now.compileMs - before.compileMs,
  };
}

/** A sandbox that adds to the counts of its backend. */
export class CountingHandle implements SandboxHandle {
  private disposing: Promise<void> | undefined;

  constructor(
    private readonly inner: SandboxHandle,
    private readonly asked: Asked,
  ) {}

  send(payload: Uint8Array): void {
    this.inner.send(payload);
  }

  async receive(): Promise<Received> {
    const from = performance.now();
    const received = await this.inner.receive();
    this.asked.requests += 1;
    this.asked.receiveMs += performance.now() - from;
    return received;
  }

  usage(): ResourceUsage {
    return this.inner.usage();
  }

  reset(): Promise<void> {
    return this.inner.reset();
  }

  dispose(): Promise<void> {
    this.disposing ??= this.disposeOnce();
    return this.disposing;
  }

  private async disposeOnce(): Promise<void> {
    const from = performance.now();
    await this.inner.dispose();
    this.asked.disposeMs += performance.now() - from;
  }
}
