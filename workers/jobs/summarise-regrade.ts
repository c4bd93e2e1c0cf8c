import type { CandidateVerdict } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { GradedCandidate } from "./graded-candidate";

/** What a candidate stood at or came to; null: no verdict. */
export interface StatedVerdict {
  verdict: VerdictKind | null;
  failureClass: FailureClass | null;
}

export interface ChangedVerdict {
  taskKey: string;
  candidateIndex: number;
  from: StatedVerdict;
  to: StatedVerdict;
}

/** What executing a run again came to, against how it stood. */
export interface RegradeSummary {
  candidates: number;
  executed: number;
  changed: ChangedVerdict[];
  /** Candidates that met only faults of the machine: their verdicts stand as they were. */
  unreached: { taskKey: string; candidateIndex: number }[];
  limitsChanged: boolean;
  /** Candidates that are left without a verdict. */
  unscored: number;
}

/** One candidate with what it came to this time. */
export interface ExecutedCandidate {
  entry: CandidateVerdict;
  task: SuiteTask;
  /** Null where there is no submission, or where only the machine failed. */
  graded: GradedCandidate | null;
}

/** Counts and lists what changed. */
export function summariseRegrade(
  all: readonly ExecutedCandidate[],
  limitsChanged: boolean,
): RegradeSummary {
  const changed = all.filter(isChanged);
  return {
    candidates: all.length,
    executed: all.filter(({ graded }) => graded?.executed).length,
    changed: changed.map(({ entry, task, graded }) => ({
      taskKey: task.taskKey,
      candidateIndex: entry.candidate.candidateIndex,
      from: standingVerdict(entry),
      to: reachedVerdict(graded) ?? standingVerdict(entry),
    })),
    unreached: all
      .filter(({ graded }) => graded === null)
      .map(({ entry, task }) => ({
        taskKey: task.taskKey,
        candidateIndex: entry.candidate.candidateIndex,
      })),
    limitsChanged,
    unscored: all.filter(({ entry, graded }) => {
      const { verdict } = reachedVerdict(graded) ?? standingVerdict(entry);
      return verdict === null || verdict === "voided";
    }).length,
  };
}

/** How a candidate stood before. */
export function standingVerdict({ current }: CandidateVerdict): StatedVerdict {
  return { verdict: current?.verdict ?? null, failureClass: current?.failureClass ?? null };
}

/** What a candidate came to; null where only the machine failed. */
export function reachedVerdict(graded: GradedCandidate | null): StatedVerdict | null {
  if (graded === null) return null;
  const { verdict } = graded;
  return {
    verdict: verdict.kind,
    failureClass: verdict.kind === "failed" ? verdict.failureClass : null,
  };
}

/** Whether a candidate came to another verdict, or failed in another class. */
export function isChanged({ entry, graded }: ExecutedCandidate): boolean {
  const [from, to] = [standingVerdict(entry), reachedVerdict(graded)];
  return to !== null && (from.verdict !== to.verdict || from.failureClass !== to.failureClass);
}
