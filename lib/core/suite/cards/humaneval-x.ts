import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** HumanEval-X: the same tasks, written again by hand in other languages. */
export const humanEvalXCard: SuiteCard = {
  measures:
    "Whether a model can finish one small function in a given language. The tasks are those of HumanEval, so languages can be compared task by task.",
  generation:
    "The HumanEval tasks rewritten by hand for each language, with tests and solutions, by the CodeGeeX authors at Tsinghua University (2022).",
  size: "164 tasks a language, 820 in all: Python, C++, Java, JavaScript and Go. A suite here holds one language.",
  filtering: "None known. Faults of HumanEval’s prompts and tests come along.",
  saturation:
    "Not measured for its own sake. The tasks are HumanEval’s, on which strong models are near the top in Python.",
  contamination:
    "Public since 2022, and the Python originals since 2021. A model that met the original has met the idea of every translation.",
  goodFor: ["Seeing how much a model loses outside Python on the same problems."],
  notGoodFor: [
    "Judging idiomatic use of a language: problems were made for Python and carried over.",
    ...functionLevelLimits,
  ],
  licence: "Apache-2.0.",
  source: { name: "THUDM/CodeGeeX", url: "https://github.com/THUDM/CodeGeeX" },
};
