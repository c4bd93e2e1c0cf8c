import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** Errorbar's own suite. */
export const weeklyCard: SuiteCard = {
  measures:
    "Whether a model completes, implements within a time bound, mends, translates, documents, tests and refactors one function, in Python, JavaScript and Java.",
  generation:
    "Base problems are written by hand for Errorbar and not taken from any other benchmark; tasks of seven categories are derived from them by rule. The tier follows from conditions, approaches and edge cases that two readers counted apart, before any model saw a task.",
  size: "50 tasks, drawn as a week’s are, from the tasks that are derived from 40 base problems. A task takes 5 to 20 cases, at least half of them hidden.",
  filtering:
    "A task is let in when its reference solution passes, every planted fault fails, and an empty, a prose-only, a wrong-name and a class-for-function answer fail. Each base problem was solved once by someone who saw the prompt alone.",
  saturation:
    "Not known: few real models have been measured. With 50 tasks of fewer than 40 problems every interval is wide.",
  contamination:
    "New tasks, but they stand in a public repository with their cases and solutions. Models trained later may have met them.",
  goodFor: [
    "Seeing the whole path work: the baselines have known rates.",
    "A look at what the weekly suite will be: seven categories, three tiers, three languages.",
  ],
  notGoodFor: [
    "Choosing between models: 50 tasks can’t carry it.",
    "A hidden test: these tasks can be read by everyone.",
    ...functionLevelLimits,
  ],
  licence: "Apache-2.0.",
  source: { name: "Errorbar pool, in this repository", url: null },
};
