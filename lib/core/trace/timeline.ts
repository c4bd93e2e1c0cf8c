import type { ExitReason } from "../ports/sandbox";
import type {
  FailureClass,
  InfrastructureFault,
  RepeatSelection,
  VerdictKind,
} from "../vocabulary";

/** Something that was done with one candidate. */
export type TimelineStep =
  | {
      kind: "answer";
      at: Date;
      latencyMs: number | null;
      finishReason: string | null;
      promptTokens: number | null;
      completionTokens: number | null;
    }
  | {
      kind: "execution";
      at: Date;
      attempt: number;
      exitReason: ExitReason;
      cpuMs: number;
      wallMs: number;
    }
  | {
      kind: "verdict";
      at: Date;
      traceId: number;
      verdict: VerdictKind;
      failureClass: FailureClass | null;
      fault: InfrastructureFault | null;
      /** The trace of the verdict that it replaced, and why; both null for a first one. */
      supersedes: number | null;
      reason: string | null;
    }
  | {
      kind: "repeat";
      at: Date;
      repetition: number;
      selectedBy: RepeatSelection;
      verdict: VerdictKind;
      failureClass: FailureClass | null;
      cpuMs: number;
      wallMs: number;
    };

const order: readonly TimelineStep["kind"][] = ["answer", "execution", "verdict", "repeat"];

/**
 * Steps in the order in which they happened. Of one moment an answer comes before its execution, that
 * before its verdict and that before its repeats; of one kind they keep the order given.
 */
export function orderSteps(steps: readonly TimelineStep[]): TimelineStep[] {
  return [...steps].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}
