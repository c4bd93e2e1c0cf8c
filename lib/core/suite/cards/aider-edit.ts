import type { SuiteCard } from "../suite-card";

/** Aider's older board. Its figures are claims. */
export const aiderEditCard: SuiteCard = {
  measures:
    "Whether a model under Aider can solve a small exercise by editing Python files, and keep to the edit format while it does.",
  generation:
    "Practice exercises of the site Exercism, used by the author of Aider (2023 and 2024). Results are added by him and by contributors.",
  size: "133 exercises in Python. Only totals are published, so nothing here can be recounted task by task.",
  filtering: "None: all Python exercises of the time, easy ones too.",
  saturation:
    "Its author replaced it in December 2024, when top figures had passed 80%. The best in the table known here is 84.2%.",
  contamination:
    "The exercises and many solutions are public and old. Which model met them is not known.",
  goodFor: ["A rough idea of whether a model can work with Aider."],
  notGoodFor: [
    "Ranking: figures without outcomes a task are claims, and have no interval.",
    "Reading the second rate as pass@2: the second try sees the output of the failed tests.",
    "Telling strong models apart.",
  ],
  licence: "Apache-2.0 for the table. The exercises are Exercism’s, under its licences.",
  source: {
    name: "Aider code editing leaderboard",
    url: "https://aider.chat/docs/leaderboards/edit.html",
  },
};
