import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** HumanEval as its authors published it. */
export const humanEvalCard: SuiteCard = {
  measures:
    "Whether a model can finish one small Python function from its signature and docstring, so that a few unit tests pass.",
  generation:
    "Written by hand at OpenAI for a paper of July 2021 (arXiv 2107.03374), on purpose not copied from public code.",
  size: "164 tasks in Python, on average 7.7 tests each. No task comes in variants, so every task is its own base problem.",
  filtering:
    "None: this is the original set. Some of its tests are thin. The authors of EvalPlus wrote about eighty times as many and found faults in some reference solutions.",
  saturation:
    "In 2021 the paper’s model solved 28.8% with one answer. On the EvalPlus table the best figure is 96.3%: what is left separates little, and part of it is faults of the tasks.",
  contamination:
    "Tasks and solutions have been public since 2021 and are copied on many sites. Studies have found them in training data (arXiv 2407.07565). Which model met them is not known.",
  goodFor: [
    "A first check that a model and the way it is asked work at all.",
    "Telling weak models from middling ones.",
  ],
  notGoodFor: [
    "Telling strong models apart: most are near the top, inside each other’s interval.",
    ...functionLevelLimits,
  ],
  licence: "MIT.",
  source: { name: "openai/human-eval", url: "https://github.com/openai/human-eval" },
};
