import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";
import { mbppCard } from "./mbpp";

/** MBPP's test split in HumanEval's shape, as LLMDebugger uses it. */
export const mbppCompletionCard: SuiteCard = {
  ...mbppCard,
  measures:
    "Whether a model can finish one short Python function from its signature and a sentence.",
  generation:
    "MBPP’s test split put into the shape of HumanEval by the authors of LDB (arXiv 2402.16906, 2024): signature and sentence as the prompt, assertions as the test.",
  size: "500 tasks in Python (MBPP 11 to 510), about three assertions each.",
  filtering:
    "None beyond the choice of the split. Vague sentences and wrong assertions of MBPP come along, and the file names one assertion a task that a method may show to the model.",
  saturation:
    "LDB’s files give 67.6% for gpt-3.5-turbo-0613 in one pass. How far newer models go on this file is not known here.",
  goodFor: ["Comparing with figures of papers that use this file."],
  notGoodFor: [
    "Comparing with MBPP figures from the original prompts: here the signature is given.",
    ...functionLevelLimits,
  ],
  licence: "Apache-2.0 for the file; derived from MBPP, which is CC-BY-4.0.",
  source: {
    name: "FloridSleeves/LLMDebugger",
    url: "https://github.com/FloridSleeves/LLMDebugger",
  },
};
