import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** The HumanEval part of mxeval: prompts and tests converted by rules. */
export const multilingualHumanEvalCard: SuiteCard = {
  measures:
    "Whether a model can finish one small function in a given language. The tasks are those of HumanEval, converted by a program.",
  generation:
    "AWS AI Labs converted prompts and tests of HumanEval by rules into more than ten languages (arXiv 2210.14868, 2022).",
  size: "164 tasks in Python; 161 each in Java, JavaScript and TypeScript. Other languages exist and are not described here.",
  filtering:
    "Tasks that could not be converted are missing, so two languages differ in their tasks. The Java file has no reference solutions, so nothing here shows that each of its tasks can be solved.",
  saturation:
    "Not measured for its own sake. The tasks are HumanEval’s, on which strong models are near the top in Python.",
  contamination:
    "Public since 2022, and the Python originals since 2021. A model that met the original has met the idea of every conversion.",
  goodFor: ["Seeing how much a model loses outside Python on the same problems."],
  notGoodFor: [
    "Comparing languages by their totals alone: three of the 164 tasks are missing in some.",
    "Judging idiomatic use of a language: problems were made for Python and carried over.",
    ...functionLevelLimits,
  ],
  licence: "MIT.",
  source: { name: "amazon-science/mxeval", url: "https://github.com/amazon-science/mxeval" },
};
