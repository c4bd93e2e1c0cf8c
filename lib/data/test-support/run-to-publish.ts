import type { Manifest } from "../../core/protocol/manifest";
import type { EvidenceGrade, FailureClass, VerdictKind } from "../../core/vocabulary";

export interface RunToPublish {
  id: string;
  suiteRevisionId: number;
  slug: string;
  synthetic?: boolean;
  cycle: string;
  /** For each task in order, one letter a candidate: `.` passed, `w`, `t`, `s` failed, `v` voided. */
  verdicts: readonly string[];
  /** How long each answer took, in the order of the candidates; by default nobody says. */
  latenciesMs?: readonly (number | null)[];
  /** As recorded when the run was stored; by default A. */
  evidence?: EvidenceGrade;
  /** By default that of most tests. */
  manifest?: Manifest;
}

export interface PlannedCandidate {
  taskId: number;
  taskKey: string;
  candidateIndex: number;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
}
