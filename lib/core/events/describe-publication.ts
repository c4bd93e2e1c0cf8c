import type { ContaminationFinding } from "../contamination/contamination-finding";
import type { GateFinding } from "../cycle/gate-finding";
import type { CycleProgress } from "../cycle/gates/check-verdicts";
import type { EventEvidence } from "./event-kind";
import { describeContamination } from "./list-contamination-events";

/** What the event of a publication states. */
export interface PublicationFacts {
  tasks: number;
  taskSetDigest: string;
  manifestSha256: string;
  progress: readonly CycleProgress[];
  /** Ids of the appended score records, in their order. */
  recordIds: readonly number[];
  gates: readonly GateFinding[];
  /** Every signal, flagged or not: a flag without its denominators could not be judged. */
  contamination: readonly ContaminationFinding[];
}

/** The evidence of a publication: what was published, what stands apart, which gates held. */
export function describePublication(facts: PublicationFacts): EventEvidence {
  const { tasks, taskSetDigest, manifestSha256, progress, recordIds, gates } = facts;
  const incomplete = progress.filter((model) => model.answered < model.tasks);
  return {
    tasks,
    models: progress.length,
    incomplete: incomplete.map(({ slug, answered }) => ({ model: slug, answered })),
    taskSetDigest,
    manifestSha256,
    records: [...recordIds],
    gates: gates.map(({ gate, held, detail }) => ({ gate, held, detail })),
    contamination: facts.contamination.map((finding) => ({
      model: finding.model,
      flagged: finding.isFlagged,
      ...describeContamination(finding),
    })),
  };
}
