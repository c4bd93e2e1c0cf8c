import type { Trace } from "../../lib/core/trace/trace";
import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";

type FiredLimit = NonNullable<NonNullable<Trace["execution"]>["limit"]>;

const limitWords: Record<FiredLimit["name"], (size: number) => string> = {
  cpuMsPerTest: (size) => `CPU time, ${formatCount(size)} ms a test`,
  cpuMsTotal: (size) => `CPU time, ${formatCount(size)} ms in all`,
  wallMsPerTest: (size) => `clock time, ${formatCount(size)} ms a test`,
  memoryBytes: (size) => `memory with scratch files, ${formatBytes(size)}`,
  processes: (size) => `processes and threads, ${formatCount(size)}`,
  outputBytes: (size) => `printed output, ${formatBytes(size)}`,
  frameBytes: (size) => `one returned value, ${formatBytes(size)}`,
  fileBytes: (size) => `the largest file, ${formatBytes(size)}`,
  scratchBytes: (size) => `scratch files, ${formatBytes(size)}`,
  openFiles: (size) => `open files, ${formatCount(size)}`,
};

/** A limit and its size: "CPU time, 2,000 ms a test". */
export function wordLimit({ name, size }: FiredLimit): string {
  return limitWords[name](size);
}
