import type { SuiteCard } from "../suite-card";
import { sweBenchVerifiedCard } from "./swe-bench-verified";

/** The 300 cheaper tasks of SWE-bench. */
export const sweBenchLiteCard: SuiteCard = {
  ...sweBenchVerifiedCard,
  generation:
    "A part of SWE-bench (Princeton, 2023): issues and merged fixes of open Python projects. Its authors chose it in March 2024 to make an evaluation cheaper.",
  size: "300 test tasks in Python; 23 more are for development, and some files hold all 323.",
  filtering:
    "Chosen by rules for self-contained bugs that one file fixes. Nobody checked the tasks by hand as for Verified. A rerun of all 323 reference fixes in containers resolved 318.",
  saturation: "Not known here. Boards have mostly moved to Verified.",
  contamination:
    "Issues, fixes and tests are public and older than today’s models. Some issues hold the fix in their text.",
  goodFor: ["Repeated trials of a system at a bearable cost."],
  notGoodFor: [
    "Comparing with Verified or with all of SWE-bench: other tasks, other difficulty.",
    "Comparing models: harness, number of attempts and budget are part of what is compared.",
    "Changes across several files.",
  ],
};
