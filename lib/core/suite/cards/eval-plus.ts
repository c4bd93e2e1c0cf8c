import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** The EvalPlus leaderboard. Its figures are claims. */
export const evalPlusCard: SuiteCard = {
  measures:
    "Whether a model can write one small Python function so that many tests pass: HumanEval and MBPP, each with its own tests and with far more.",
  generation:
    "Researchers added tests to HumanEval and MBPP, partly made by a model and partly by mutation, and mended reference solutions (arXiv 2305.01210, 2023).",
  size: "HumanEval+ has 164 tasks with about eighty times the tests; MBPP+ has 378 with about thirty-five times. The table known here has 125 models, by totals alone.",
  filtering:
    "MBPP+ keeps the tasks that could be made sound: 399 at first, 378 since April 2024. Rates rose by about four points with that change.",
  saturation:
    "The best figures of the table are 96.3% on HumanEval and 89.0% with more tests; 95.5% and 80.2% on MBPP.",
  contamination:
    "The tasks are HumanEval’s and MBPP’s, public since 2021. More tests don’t change that.",
  goodFor: ["Seeing how much of a rate was owed to thin tests: the drop from base to plus."],
  notGoodFor: [
    "Ranking here: figures without outcomes a task are claims, and have no interval.",
    "Telling strong models apart.",
    ...functionLevelLimits,
  ],
  licence: "Apache-2.0.",
  source: { name: "EvalPlus leaderboard", url: "https://evalplus.github.io/leaderboard.html" },
};
