/** A change of a model's true rate, with the weeks of a simulation counted from 1. */
export interface DeclaredChange {
  /** The first week that it touches. */
  week: number;
  /** Weeks over which it comes in equal steps; 1: at once. */
  weeks: number;
  /** Added to the rate, a fraction; negative for a loss. */
  by: number;
}

/** A model whose true rate is known, because it is declared. */
export interface DeclaredModel {
  slug: string;
  /** Pass rate over the pool before any change, a fraction. */
  rate: number;
  change: DeclaredChange | null;
}

/** A week in which the evaluator fails right answers, and not those of the baselines. */
export interface EvaluatorFault {
  week: number;
  /** Of the right answers, a fraction. */
  share: number;
}

/** Everything that a simulation plants; whatever else is found in it is chance. */
export interface DeclaredYear {
  models: readonly DeclaredModel[];
  fault: EvaluatorFault | null;
}

/** The true rate of a model in one week, a fraction. */
export function rateAt({ rate, change }: DeclaredModel, week: number): number {
  if (change === null) return rate;
  const steps = Math.min(Math.max(week - change.week + 1, 0), change.weeks);
  return rate + (change.by * steps) / change.weeks;
}

const steady = (slug: string, rate: number): DeclaredModel => ({ slug, rate, change: null });

/**
 * The year of `errorbar simulate`. Changes of at least 8 points, after a history of 11 weeks or more, and
 * with 8 weeks left: the methodology's table (section 4) has all changes of 5 points found within 8 weeks
 * at the chance of 0.1 that two runs of one task disagree, and all of 10 within 4. A fifth of the right
 * answers failed is a fall of 10 points for every model that passes half.
 */
export const simulatedYear: DeclaredYear = {
  models: [
    steady("simulated-steady-92", 0.92),
    steady("simulated-steady-88", 0.88),
    steady("simulated-steady-81", 0.81),
    steady("simulated-steady-74", 0.74),
    steady("simulated-steady-66", 0.66),
    steady("simulated-steady-58", 0.58),
    steady("simulated-steady-47", 0.47),
    steady("simulated-steady-35", 0.35),
    { slug: "simulated-loses-10", rate: 0.72, change: { week: 12, weeks: 1, by: -0.1 } },
    { slug: "simulated-gains-8", rate: 0.55, change: { week: 25, weeks: 1, by: 0.08 } },
    { slug: "simulated-fades-12", rate: 0.78, change: { week: 32, weeks: 12, by: -0.12 } },
  ],
  fault: { week: 22, share: 0.2 },
};
