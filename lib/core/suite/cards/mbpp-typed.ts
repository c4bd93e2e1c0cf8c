import type { SuiteCard } from "../suite-card";
import { functionLevelLimits } from "./function-level-limits";
import { mbppCard } from "./mbpp";

/** The 397 typed tasks that Reflexion and MapCoder use. */
export const mbppTypedCard: SuiteCard = {
  ...mbppCard,
  measures:
    "Whether a model can finish one short Python function from a typed signature and a sentence, without seeing the tests.",
  generation:
    "MBPP tasks that MultiPL-E could give types, in the shape of HumanEval: signature, docstring, hidden assertions. Reflexion (2023) and MapCoder (2024) use this list.",
  size: "397 tasks in Python, about three assertions each.",
  filtering:
    "Tasks without a translatable type are left out, and sentences are reworded. Two files circulate with the same prompts and tests; MapCoder’s adds the assertion that its method shows to the model.",
  saturation:
    "MapCoder’s paper reports 82.4% for GPT-4 Turbo asked to think step by step. How far newer models go is not known here.",
  goodFor: ["Comparing with figures of papers that use these 397 tasks."],
  notGoodFor: [
    "Comparing with figures on other parts of MBPP: neither tasks nor prompts are the same.",
    "A model’s answers to a method that showed it an assertion: they had more to go by.",
    ...functionLevelLimits,
  ],
  licence: "MIT for the files known here; derived from MBPP, which is CC-BY-4.0.",
  source: { name: "noahshinn/reflexion", url: "https://github.com/noahshinn/reflexion" },
};
