import type { WriteStream } from "node:tty";
import { SingleBar } from "cli-progress";

export interface Progress {
  advance(steps?: number): void;
  /** Ends the bar; safe to call twice. */
  stop(): void;
}

const millisecondsBetweenLines = 3_000;

/** Shows how far a long step is, on a terminal as a bar, elsewhere as a line now and then. */
export function startProgress(label: string, total: number, stream: WriteStream): Progress {
  return stream.isTTY ? startBar(label, total, stream) : startLines(label, total, stream);
}

function startBar(label: string, total: number, stream: WriteStream): Progress {
  const bar = new SingleBar({
    format: `${label} [{bar}] {value}/{total}, {duration_formatted}`,
    barCompleteChar: "=",
    barIncompleteChar: " ",
    hideCursor: false,
    // Interruptions are handled in one place, by the command line itself.
    gracefulExit: false,
    stream,
  });
  bar.start(total, 0);
  return { advance: (steps = 1) => bar.increment(steps), stop: () => bar.stop() };
}

function startLines(label: string, total: number, stream: WriteStream): Progress {
  const startedAt = Date.now();
  let done = 0;
  let shown = -1;
  const show = () => {
    if (shown === done) return;
    shown = done;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    stream.write(`${label}: ${done}/${total}, ${seconds} s\n`);
  };
  const timer = setInterval(show, millisecondsBetweenLines);
  timer.unref();
  return {
    advance: (steps = 1) => {
      done += steps;
    },
    stop: () => {
      clearInterval(timer);
      show();
    },
  };
}
