import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** The MBPP part of mxeval. */
export const mbxpCard: SuiteCard = {
  measures:
    "Whether a model can finish one short function in a given language. The tasks are those of MBPP, converted by a program.",
  generation:
    "AWS AI Labs converted prompts and tests of MBPP by rules into more than ten languages (arXiv 2210.14868, 2022). Most reference solutions outside Python were found by a model of theirs.",
  size: "974 tasks in Python, 968 in TypeScript, 966 each in Java and JavaScript. Other languages exist and are not described here.",
  filtering:
    "Tasks that could not be converted are missing. Some have no reference solution: 92 in Java, 28 in JavaScript. Vague sentences and wrong assertions of MBPP come along.",
  saturation:
    "With the files its authors publish completions that reach 82.2% in Python, 78.7% in JavaScript and 85.3% in Java. How far newer models go is not known here.",
  contamination:
    "Public since 2022, and the Python originals since 2021, training split included. Which model met them is not known.",
  goodFor: ["Seeing how much a model loses outside Python on the same problems."],
  notGoodFor: [
    "Comparing languages by their totals alone: some tasks are missing in some.",
    "Judging idiomatic use of a language: problems were made for Python and carried over.",
    ...functionLevelLimits,
  ],
  licence: "CC-BY-4.0.",
  source: { name: "amazon-science/mxeval", url: "https://github.com/amazon-science/mxeval" },
};
