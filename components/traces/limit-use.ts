import type { Trace } from "../../lib/core/trace/trace";
import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";
import { formatDuration } from "../format/format-duration";

type Limits = Readonly<Record<string, number>>;

export interface LimitUse {
  name: string;
  used: string;
  /** Null where the limit was not disclosed. */
  limit: string | null;
  /** Used part of the limit from 0, more than 1 where it was exceeded; null without a limit. */
  share: number | null;
}

/** What an execution used of each limit that was measured, in the order in which limits mostly end one. */
export function listLimitUse(
  trace: Pick<Trace, "execution" | "cases">,
  limits: Limits,
): LimitUse[] {
  const { execution, cases } = trace;
  if (execution === null) return [];
  const slowest = Math.max(0, ...cases.map(({ cpuMs }) => cpuMs));
  const use = (
    name: string,
    used: number,
    limit: number | undefined,
    format: Format,
  ): LimitUse => ({
    name,
    used: format(used),
    limit: limit === undefined ? null : format(limit),
    share: limit === undefined || limit <= 0 ? null : used / limit,
  });
  return [
    ...(cases.length > 0
      ? [use("CPU, slowest case", slowest, limits.cpuMsPerTest, formatDuration)]
      : []),
    use("CPU in all", execution.cpuMs, limits.cpuMsTotal, formatDuration),
    use("Memory with scratch files", execution.memoryPeakBytes, limits.memoryBytes, formatBytes),
    use("Printed output", execution.outputBytes, limits.outputBytes, formatBytes),
    {
      name: "Processes and threads",
      used: execution.processLimitHits === 0 ? "within" : "refused more",
      limit: limits.processes === undefined ? null : formatCount(limits.processes),
      share: null,
    },
  ];
}

type Format = (value: number) => string;

/** A share of a limit in words: "4%", "less than 1%", "all of it". */
export function wordShare(share: number): string {
  if (share >= 1) return share > 1.005 ? `${Math.round(share * 100)}%` : "all of it";
  if (share > 0 && share < 0.01) return "less than 1%";
  // Rounding must not say that a limit was reached which was not.
  return `${Math.min(99, Math.round(share * 100))}%`;
}
