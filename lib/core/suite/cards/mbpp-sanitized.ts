import type { SuiteCard } from "../suite-card";
import { mbppCard } from "./mbpp";

/** The 427 tasks of MBPP that its authors checked by hand. */
export const mbppSanitizedCard: SuiteCard = {
  ...mbppCard,
  size: "427 tasks in Python, about three assertions each.",
  filtering:
    "MBPP’s authors checked these by hand: clearer sentences, usual signatures, assertions that fit. Faults remain; EvalPlus later removed more. A variant with 426 tasks circulates, so compare the count first.",
  saturation:
    "On the EvalPlus table, which uses 378 of these tasks or close relatives of them, the best figure on the original assertions is 95.5%.",
  goodFor: ["Telling weak models from middling ones on tasks that say what they want."],
  notGoodFor: [
    "Comparing with figures on all 974 tasks: checked tasks are easier to get right.",
    ...mbppCard.notGoodFor.slice(1),
  ],
};
