import { execFileSync } from "node:child_process";
import { chmodSync, constants, openSync } from "node:fs";
import { Socket } from "node:net";

/**
 * A real pipe for a sandbox's output. Node's own "pipe" is a socket, which a program that opens
 * /dev/stdout can't open. The bytes are counted and dropped: a hidden test may have provoked them.
 */
export class OutputCounter {
  private bytes = 0;
  /** What was printed before the driver was ready: the launcher's own words, for an error message. */
  private preamble: string | undefined;

  /** @param path where the pipe is made; the folder's owner removes it */
  constructor(private readonly path: string) {
    execFileSync("/usr/bin/mkfifo", [path]);
    chmodSync(path, 0o622);
  }

  /** Starts counting for one sandbox; the descriptor is for `spawn` and must be closed after it. */
  open(limitBytes: number, onOverflow: () => void): { descriptor: number; drained: Promise<void> } {
    const reader = openSync(this.path, constants.O_RDONLY | constants.O_NONBLOCK);
    const descriptor = openSync(this.path, constants.O_WRONLY);
    this.bytes = 0;
    this.preamble = "";
    const socket = new Socket({ fd: reader, readable: true, writable: false });
    socket.on("data", (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.preamble !== undefined) this.preamble = (this.preamble + chunk).slice(0, 500);
      if (this.bytes > limitBytes) onOverflow();
    });
    const drained = new Promise<void>((resolve) => {
      socket.on("close", () => resolve());
      socket.on("error", () => resolve());
    });
    return { descriptor, drained };
  }

  /** The launcher's words so far; from now on content is dropped. */
  endPreamble(): string {
    const said = this.preamble ?? "";
    this.preamble = undefined;
    return said.trim();
  }

  count(): number {
    return this.bytes;
  }
}
