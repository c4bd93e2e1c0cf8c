import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";

/** All 974 tasks of MBPP. */
export const mbppCard: SuiteCard = {
  measures:
    "Whether a model can write one short Python function from a sentence or two. Tests are shown with the task, as its authors meant it.",
  generation:
    "Crowd-sourced for a paper of Google Research, from people with basic Python (arXiv 2108.07732, 2021): a sentence, a solution and three assertions each.",
  size: "974 tasks in Python, three assertions each. Tasks 11 to 510 are the test split; 1 to 10 are for prompts, the rest for training and validation.",
  filtering:
    "None: this is the full file. Many descriptions are vague, some assertions are wrong, and the function’s name stands only in the assertions.",
  saturation:
    "On the EvalPlus table, which uses a cleaned part of 378 tasks, the best figure on the original assertions is 95.5%. For all 974 no such table is known here.",
  contamination:
    "Tasks and solutions have been public since 2021. Part of the file is a training split, and models may have been tuned on it. Which ones were is not known.",
  goodFor: ["Telling weak models from middling ones, with more tasks than HumanEval has."],
  notGoodFor: [
    "Comparing with published figures without a look at the task list: most use the 500 tasks of the test split, or a cleaned part.",
    "Telling strong models apart.",
    ...functionLevelLimits,
  ],
  licence: "CC-BY-4.0.",
  source: {
    name: "google-research/mbpp",
    url: "https://github.com/google-research/google-research/tree/master/mbpp",
  },
};
