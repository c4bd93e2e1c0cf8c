import type { Duplex } from "node:stream";

const headBytes = 4;

/** Length-prefixed frames over the private descriptor of a sandbox. */
export class FrameChannel {
  /** What has arrived of the next frames, in its first `filled` bytes. */
  private buffer = Buffer.alloc(0);
  private filled = 0;
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
    const head = Buffer.alloc(headBytes);
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
    this.append(chunk);
    let start = 0;
    while (this.filled - start >= headBytes) {
      const length = this.buffer.readUInt32BE(start);
      if (length > this.frameLimitBytes) {
        this.fail("protocol-violation");
        return;
      }
      const end = start + headBytes + length;
      if (end > this.filled) break;
      this.frames.push(Buffer.from(this.buffer.subarray(start + headBytes, end)));
      start = end;
    }
    if (start > 0) this.forget(start);
  }

  /** Room doubles: a reply that comes byte by byte is copied twice, not once for each byte. */
  private append(chunk: Buffer): void {
    const needed = this.filled + chunk.length;
    if (needed > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.buffer.length));
      this.buffer.copy(larger, 0, 0, this.filled);
      this.buffer = larger;
    }
    chunk.copy(this.buffer, this.filled);
    this.filled = needed;
  }

  private forget(bytes: number): void {
    this.buffer.copyWithin(0, bytes, this.filled);
    this.filled -= bytes;
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
