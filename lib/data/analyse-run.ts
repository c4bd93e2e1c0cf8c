import "server-only";
import type { GradedPlaceRow } from "../../db/repositories/list-graded-places";
import type { Run } from "../contracts/run";
import type { FaultCounts } from "../contracts/run-analysis";
import type { ModelPrices } from "../core/model/model-description";
import type { Manifest } from "../core/protocol/manifest";
import { cpuMsAtLimit, summariseTimes } from "../core/scoring/execution-times";
import type { RepeatExecution } from "../core/scoring/report-repeats";
import type { CpuLimits } from "../core/scoring/select-repeats";
import { sliceFailures } from "../core/scoring/slice-failures";
import { infrastructureFaults } from "../core/vocabulary";
import { toRunRepeats } from "./to-run-repeats";
import { type StatedTokens, toTokenUse } from "./to-token-use";

export interface AnalysisParts {
  cycle: string;
  manifest: Manifest;
  manifestSha256: string;
  places: readonly GradedPlaceRow[];
  repeats: readonly RepeatExecution[];
  replacedVoids: number;
  tokens: StatedTokens;
  prices: ModelPrices | null;
}

type RunAnalysis = Pick<
  Run,
  | "solvedTasks"
  | "failureSlices"
  | "faults"
  | "executionMs"
  | "cpuMs"
  | "timeoutRate"
  | "repeats"
  | "tokens"
  | "cost"
>;

/** What a run's candidates say beyond its score: times, faults, repeats, tokens and cost. */
export function analyseRun(parts: AnalysisParts): RunAnalysis {
  const { cycle, manifest, manifestSha256, places, repeats } = parts;
  const limits = readCpuLimits(manifest);
  const executed = places.filter(({ execution }) => execution !== null);
  const timeouts = executed.filter(
    ({ failureClass }) => failureClass === "cpu_timeout" || failureClass === "wall_timeout",
  );
  const solved = places.filter(({ verdict }) => verdict === "passed").map(({ taskId }) => taskId);
  const solvedTasks = new Set(solved).size;
  const counts = { candidates: places.length, solvedTasks };
  return {
    solvedTasks,
    failureSlices: sliceFailures(places),
    faults: countFaults(places, parts.replacedVoids),
    executionMs: summariseTimes(executed.flatMap(({ wallMs }) => wallMs ?? [])),
    cpuMs: limits && summariseTimes(executed.flatMap((place) => cpuMsAtLimit(place, limits) ?? [])),
    timeoutRate: { timeouts: timeouts.length, executions: executed.length },
    repeats: limits && toRunRepeats({ manifestSha256, cycle, limits, places, executions: repeats }),
    ...toTokenUse(parts.tokens, parts.prices, counts),
  };
}

/** Null where a manifest states no CPU limits: then nothing can be near one. */
function readCpuLimits({ execution }: Manifest): CpuLimits | null {
  const cpuMsPerTest = execution?.limits.cpuMsPerTest;
  const cpuMsTotal = execution?.limits.cpuMsTotal;
  return cpuMsPerTest === undefined || cpuMsTotal === undefined
    ? null
    : { cpuMsPerTest, cpuMsTotal };
}

function countFaults(places: readonly GradedPlaceRow[], replaced: number): FaultCounts {
  const voided: FaultCounts["voided"] = {};
  for (const name of infrastructureFaults) {
    const count = places.filter(({ fault }) => fault === name).length;
    if (count > 0) voided[name] = count;
  }
  return { voided, replaced };
}
