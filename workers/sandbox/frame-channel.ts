import type { Duplex } from "node:stream";

/** Length-prefixed frames over the private descriptor of a sandbox. */
export class FrameChannel {
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private readonly frames: Buffer[] = [];
  private wake: (() => void) | undefined;
  /** Set once the peer sent what no honest driver sends, or closed its end. */
  failure: "protocol-violation" | "closed" | undefined;

  constructor(
    private readonly stream: Duplex,
    private readonly frameLimitBytes: number,
  ) {
    stream.on("data", (chunk: Buffer) => this.take(chunk));
    stream.on("end", () => this.fail("closed"));
    stream.on("error", () => this.fail("closed"));
    stream.on("close", () => this.fail("closed"));
  }

  send(payload: Uint8Array): void {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(payload.length);
    this.stream.write(Buffer.concat([head, payload]));
  }

  /** The next frame that has already arrived, if any. */
  next(): Buffer | undefined {
    return this.frames.shift();
  }

  /** Calls back once when a frame arrives or the channel fails. */
  onceChanged(callback: () => void): void {
    this.wake = callback;
  }

  close(): void {
    this.stream.destroy();
  }

  private take(chunk: Buffer): void {
    if (this.failure) return;
    this.pending.push(chunk);
    this.pendingBytes += chunk.length;
    if (this.pendingBytes >= 4) this.split();
  }

  private split(): void {
    let data = Buffer.concat(this.pending);
    while (data.length >= 4) {
      const length = data.readUInt32BE();
      if (length > this.frameLimitBytes) {
        this.fail("protocol-violation");
        return;
      }
      if (data.length < 4 + length) break;
      this.frames.push(data.subarray(4, 4 + length));
      data = data.subarray(4 + length);
    }
    this.pending = [data];
    this.pendingBytes = data.length;
    // One reply a request: a queue can only be filled by a forger.
    if (this.frames.length > 4) this.fail("protocol-violation");
    else this.notify();
  }

  private fail(reason: "protocol-violation" | "closed"): void {
    this.failure ??= reason;
    this.notify();
  }

  private notify(): void {
    const wake = this.wake;
    this.wake = undefined;
    wake?.();
  }
}
