import type { SuiteCard } from "../suite-card";

/** The public part of SWE-bench Pro. */
export const sweBenchProCard: SuiteCard = {
  measures:
    "Whether a system of model, tools and prompts can make a larger change in a real project, so that the project’s tests pass.",
  generation:
    "Made at Scale AI (September 2025, arXiv 2509.16941) from consecutive commits of maintained projects. People rewrote the problem and added what is needed to solve it.",
  size: "731 public tasks from 11 repositories, in Python, Go, TypeScript and JavaScript; some tables hold 730 of them. A reference fix changes 107 lines in four files on average. 858 and 276 further tasks are kept private.",
  filtering:
    "Checked by people; tiny changes are left out. Copyleft projects were chosen, in the hope that they are trained on less.",
  saturation:
    "Its first paper reported 23.3% for the best model under one harness, later versions under 45%, and makers state more under their own. There is room.",
  contamination:
    "The public tasks are public code, whatever its licence. Whether models were trained on it is not known. The private parts exist to find out.",
  goodFor: ["Larger changes than SWE-bench Verified asks for, in more than one language."],
  notGoodFor: [
    "Comparing models: harness, number of attempts and budget are part of what is compared.",
    "Reading the public figure as one for unseen code: its makers report less on their private part.",
  ],
  licence: "Not known here for the task data. The public repositories have copyleft licences.",
  source: {
    name: "scaleapi/SWE-bench_Pro-os",
    url: "https://github.com/scaleapi/SWE-bench_Pro-os",
  },
};
