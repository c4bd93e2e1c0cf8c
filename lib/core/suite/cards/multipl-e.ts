import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** MultiPL-E's translations of HumanEval. */
export const multiplECard: SuiteCard = {
  measures:
    "Whether a model can finish one small function in a given language. The tasks are those of HumanEval, translated by a program.",
  generation:
    "Small compilers written for each language translate signature, comment and tests from Python (arXiv 2208.08227, 2022).",
  size: "Up to 164 tasks a language, in 18 languages and more since. The files known here hold 161 in JavaScript, 159 in TypeScript and 158 in Java.",
  filtering:
    "Tasks whose types or tests can’t be translated are left out, so languages differ in their tasks. Several versions exist; one of them raised Java rates by about two points by mending prompts and tests.",
  saturation:
    "Not measured for its own sake. The tasks are HumanEval’s, on which strong models are near the top in Python.",
  contamination:
    "Public since 2022, and the Python originals since 2021. The licence forbids training on them; who kept to that is not known.",
  goodFor: ["Seeing how much a model loses outside Python on the same problems."],
  notGoodFor: [
    "Comparing languages by their totals alone, or with figures from another version.",
    "Judging idiomatic use of a language: problems were made for Python and carried over.",
    ...functionLevelLimits,
  ],
  licence: "BSD-3-Clause with a clause against training on the data.",
  source: { name: "nuprl/MultiPL-E", url: "https://github.com/nuprl/MultiPL-E" },
};
