import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** Errorbar's own suite. */
export const weeklyCard: SuiteCard = {
  measures:
    "Whether a model can write one Python function from a full description, so that every public and hidden case passes.",
  generation:
    "Written by hand for Errorbar and not taken from any other benchmark. Conditions and edge cases were counted, and a tier set, before any model saw a task.",
  size: "A starter set of twelve base problems, one task each, 5 to 20 cases a task, at least half of them hidden. Python only so far.",
  filtering:
    "A task is let in when its reference solution passes every case and at least two planted wrong solutions are refused.",
  saturation:
    "Not known: few real models have been measured. With twelve tasks every interval is wide.",
  contamination:
    "New tasks, but they stand in a public repository with their cases and solutions. Models trained later may have met them.",
  goodFor: [
    "Seeing the whole path work: the baselines have known rates.",
    "A look at what the weekly suite will be.",
  ],
  notGoodFor: [
    "Choosing between models: twelve tasks can’t carry it.",
    "A hidden test: these tasks can be read by everyone.",
    ...functionLevelLimits,
  ],
  licence: "Apache-2.0.",
  source: { name: "Errorbar pool, in this repository", url: null },
};
