import type { Trace } from "../../lib/core/trace/trace";
import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";

type FiredLimit = NonNullable<NonNullable<Trace["execution"]>["limit"]>;

const limitWords: Record<FiredLimit["name"], string> = {
  cpuMsPerTest: "CPU time",
  cpuMsTotal: "CPU time",
  wallMsPerTest: "clock time",
  memoryBytes: "memory with scratch files",
  processes: "processes and threads",
  outputBytes: "printed output",
  frameBytes: "one returned value",
  fileBytes: "the largest file",
  scratchBytes: "scratch files",
  openFiles: "open files",
};

/** A limit and its size: "CPU time, 2,000 ms a test". */
export function wordLimit(limit: FiredLimit): string {
  return `${limitWords[limit.name]}, ${wordLimitSize(limit)}`;
}

/** The size alone: "2,000 ms a test". */
export function wordLimitSize({ name, size }: FiredLimit): string {
  switch (name) {
    case "cpuMsPerTest":
    case "wallMsPerTest":
      return `${formatCount(size)} ms a test`;
    case "cpuMsTotal":
      return `${formatCount(size)} ms in all`;
    case "processes":
    case "openFiles":
      return formatCount(size);
    default:
      return formatBytes(size);
  }
}
