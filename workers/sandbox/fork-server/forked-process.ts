import { closeSync } from "node:fs";
import { FrameChannel } from "../frame-channel";
import type { Launch, RunningProcess } from "../sandbox-process";
import type { Slot } from "../slot";
import type { ForkedJob, ForkServer } from "./fork-server";
import type { JobGroup } from "./job-group";

const signalOffset = 128;

/** One forked child, until every process of its job is gone. */
export class ForkedProcess implements RunningProcess {
  readonly channel: FrameChannel;
  readonly exited: Promise<void>;
  exit: RunningProcess["exit"];
  lost = false;
  private killed = false;
  private readonly job: ForkedJob;
  private readonly drained: Promise<void>;

  constructor(
    server: ForkServer,
    private readonly group: JobGroup,
    { output }: Slot,
    { limits, program }: Launch,
    onOverflow: () => void,
  ) {
    group.configure(limits);
    group.resume();
    const { descriptor, drained } = output.open(limits.outputBytes, onOverflow);
    this.drained = drained;
    this.job = server.fork({ limits, program, cpuSeconds: cpuSecondsOf(limits.cpuMsTotal) });
    // The pipe's reader must not see its end before the child holds the other side.
    const opened = () => closeSync(descriptor);
    void Promise.race([this.job.spoke, this.job.ended]).then(opened, opened);
    this.channel = new FrameChannel(this.job.channel, limits.frameBytes);
    this.exited = this.job.ended.then(
      (code) => {
        this.exit = { code: code < 0 ? signalOffset - code : code, signal: null };
      },
      () => {
        this.lost = true;
        this.channel.close();
      },
    );
  }

  get alive(): boolean {
    return !this.exit && !this.lost && !this.killed && this.channel.failure === undefined;
  }

  kill(): void {
    this.killed = true;
    // Before the server works again: it is in the same group.
    this.group.stop();
    this.job.end();
  }

  async end(): Promise<void> {
    this.kill();
    await this.exited;
    await this.drained;
    this.channel.close();
  }
}

/** A backstop behind the worker's own clock. */
function cpuSecondsOf(cpuMsTotal: number): number {
  return Math.ceil(cpuMsTotal / 1000) + 5;
}
