import "server-only";
import type { GradedPlaceRow } from "../../db/repositories/list-graded-places";
import type { RepeatGroup, RunRepeats } from "../contracts/run-analysis";
import {
  type RepeatExecution,
  type RepeatGroup as ReportedGroup,
  reportRepeats,
} from "../core/scoring/report-repeats";
import { type CpuLimits, selectRepeats } from "../core/scoring/select-repeats";

interface RepeatParts {
  manifestSha256: string;
  cycle: string;
  limits: CpuLimits;
  places: readonly GradedPlaceRow[];
  executions: readonly RepeatExecution[];
}

/** Which candidates were executed three times and what came out, selected as the worker selects. */
export function toRunRepeats(parts: RepeatParts): RunRepeats {
  const { manifestSha256, cycle, limits, places, executions } = parts;
  const report = reportRepeats(places, selectRepeats(places, cycle, limits), executions);
  return {
    manifestSha256,
    seedLabel: `cgb/v1/repeat/${cycle}`,
    groups: report.groups.map(toGroup),
    candidates: report.repeated.map(({ place, selectedBy, difference, executions: made }) => ({
      taskId: place.taskKey,
      candidateIndex: place.candidateIndex,
      traceId: place.verdictId,
      selectedBy,
      difference,
      executions: made,
    })),
    left: report.left.map(({ place, selectedBy, reason }) => ({
      taskId: place.taskKey,
      candidateIndex: place.candidateIndex,
      selectedBy,
      reason,
    })),
  };
}

function toGroup({ interval, ...counts }: ReportedGroup): RepeatGroup {
  return { ...counts, interval: interval && { ...interval, method: "Wilson with n_eff" } };
}
