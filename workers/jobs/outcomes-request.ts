import type { Manifest } from "../../lib/core/protocol/manifest";
import type { EvidenceGrade } from "../../lib/core/vocabulary";

/** Which suite the outcomes belong to; title and licence are used when it is made. */
export interface SuiteWish {
  id: string;
  title: string | null;
  licence: string | null;
  /** Which tests decided, where the file's format has several kinds. */
  measure: string | null;
}

/** What one system is reported to have come to on the tasks of a file. */
export interface SystemOutcomes {
  name: string;
  outcomes: ReadonlyMap<string, { successes: number; trials: number }>;
}

export interface OutcomesImport {
  suite: SuiteWish;
  systems: readonly SystemOutcomes[];
  generation: Manifest["generation"];
  evidence: EvidenceGrade;
  source: { name: string; sha256: string };
  /** Whether a system that lacks tasks of the suite is stored as incomplete; otherwise refused. */
  acceptIncomplete: boolean;
  clock: () => Date;
  onScored?: () => void;
}
