import type { VerdictHistoryRow } from "../../db/repositories/list-verdict-history";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { leadingFailureClass } from "../../lib/core/scoring/classify-step";
import { traceSchema } from "../../lib/core/trace/trace";

/** Why a verdict is not what its stored outcomes come to; null when it is. */
export function contradictOutcomes(row: VerdictHistoryRow): string | null {
  const { verdict, failureClass, executionId, cases, casesPassed, caseClasses, caseCount } = row;
  if (executionId === null) {
    if (verdict === "passed") return "passed without an execution";
    return verdict === "failed" && failureClass !== "format"
      ? `failed as ${failureClass} without an execution`
      : null;
  }
  if (cases !== caseCount) return `has ${cases} outcomes stored, and its task ${caseCount} cases`;
  const allPassed = casesPassed === cases && cases > 0;
  if (verdict === "passed")
    return allPassed ? null : `passed with ${casesPassed} of ${cases} cases`;
  if (verdict !== "failed") return null;
  if (allPassed) return `failed with all of its ${cases} cases passed`;
  const leading = leadingFailureClass(caseClasses);
  return leading === null || leading === failureClass
    ? null
    : `failed as ${failureClass}, but its cases as ${leading}`;
}

/** Why a verdict's public trace does not tell of it; null when it does. */
export async function contradictTrace(
  objects: ObjectStore,
  runId: string,
  row: VerdictHistoryRow,
): Promise<string | null> {
  if (row.traceSha256 === null) return null;
  try {
    const bytes = await objects.get(row.traceSha256);
    const trace = traceSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
    const told =
      trace.runId === runId &&
      trace.taskId === row.taskKey &&
      trace.candidateIndex === row.candidateIndex &&
      trace.verdict === row.verdict &&
      trace.failureClass === row.failureClass;
    return told
      ? null
      : `its trace tells of run ${trace.runId}, ${trace.taskId} candidate ${trace.candidateIndex}: ${trace.verdict} ${trace.failureClass ?? ""}`.trimEnd();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
    return `its trace can't be read: ${reason?.slice(0, 120)}`;
  }
}
