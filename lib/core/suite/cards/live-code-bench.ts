import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** LiveCodeBench's code generation, fifth release. */
export const liveCodeBenchCard: SuiteCard = {
  measures:
    "Whether a model can solve a contest problem with one program or function that passes hidden tests in time.",
  generation:
    "Problems of LeetCode, AtCoder and Codeforces contests, collected with their dates by researchers of UC Berkeley, MIT and Cornell (arXiv 2403.07974, 2024).",
  size: "880 problems from May 2023 to January 2025 in the fifth release; earlier releases hold 400 to 713. Answers are in Python. Each problem has a difficulty and a date.",
  filtering:
    "Problems that can’t be judged by tests are left out. A lighter version, used since 2024, has fewer tests a problem than the first.",
  saturation:
    "Depends on the window of dates that is chosen. In the one result file known here a model of 2024 solves 68.4% of all 880.",
  contamination:
    "Public from the day of the contest, solutions soon after. Dates are its point: problems after a model’s cutoff can’t have been in its training data; older ones may.",
  goodFor: [
    "Algorithmic problems that need thought about speed and edge cases.",
    "Comparing problems before and after a model’s cutoff.",
  ],
  notGoodFor: ["Comparing figures with different windows of dates.", ...functionLevelLimits],
  licence:
    "MIT for code and submissions; the data set is marked “cc” without saying which. The contests keep their rights.",
  source: { name: "LiveCodeBench", url: "https://livecodebench.github.io" },
};
