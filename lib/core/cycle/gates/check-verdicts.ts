import type { GateFinding } from "../gate-finding";

/** How far one model of a cycle has come. */
export interface CycleProgress {
  slug: string;
  /** Drawn tasks. */
  tasks: number;
  /** Tasks of which at least one candidate is stored. */
  answered: number;
  candidates: number;
  /** Answers that came, whether or not they became candidates yet; none of a baseline. */
  answers: number;
  /** Candidates that passed or failed. */
  graded: number;
  voided: number;
}

/**
 * Holds when every answer has a verdict that counts. A model that left tasks unanswered doesn't block:
 * its run is incomplete and unranked. A candidate without a verdict, a void or an answer that never
 * became a candidate does, and so does a cycle without any verdict.
 */
export function checkVerdicts(progress: readonly CycleProgress[]): GateFinding {
  const sum = (count: (model: CycleProgress) => number) =>
    progress.reduce((total, model) => total + count(model), 0);
  const candidates = sum((model) => model.candidates);
  const graded = sum((model) => model.graded);
  const voided = sum((model) => model.voided);
  const ungraded = candidates - graded - voided;
  const waiting = sum((model) => Math.max(0, model.answers - model.candidates));
  const incomplete = progress.filter((model) => model.answered < model.tasks);
  const parts = [`${graded} of ${candidates} candidates have a verdict`];
  if (ungraded > 0) parts.push(`${ungraded} none yet`);
  if (voided > 0) parts.push(`${voided} voided`);
  if (waiting > 0) parts.push(`${waiting} answers not taken up`);
  if (incomplete.length > 0) {
    const named = incomplete.map(
      ({ slug, answered, tasks }) => `${slug} (${answered} of ${tasks} tasks)`,
    );
    parts.push(`incomplete and unranked: ${named.join(", ")}`);
  }
  const held = graded > 0 && graded === candidates && waiting === 0;
  return { gate: "verdicts", held, detail: parts.join("; ") };
}
