import type { SuiteCard } from "../suite-card";

/** Aider's board of six languages. Its figures are claims. */
export const aiderPolyglotCard: SuiteCard = {
  measures:
    "Whether a model under Aider can solve a harder exercise by editing files in one of six languages, and keep to the edit format while it does.",
  generation:
    "Practice exercises of the site Exercism, chosen by the author of Aider (December 2024). Results are added by him and by contributors.",
  size: "225 exercises: JavaScript 49, Java 47, Go 39, Python 34, Rust 30, C++ 26. Only totals are published, so nothing here can be recounted task by task.",
  filtering:
    "Of 697 exercises, those that at most three of seven models of late 2024 solved. That makes the set harder for these seven than for others.",
  saturation: "The best in the table known here is 88.0% after the second try.",
  contamination: "The exercises and many solutions are public. Which model met them is not known.",
  goodFor: [
    "A rough idea of whether a model can work with Aider, beyond Python.",
    "Stated cost and time of a whole pass, where the table has them.",
  ],
  notGoodFor: [
    "Ranking: figures without outcomes a task are claims, and have no interval.",
    "Reading the second rate as pass@2: the second try sees the output of the failed tests.",
  ],
  licence: "Apache-2.0 for the table. The exercises are Exercism’s, under its licences.",
  source: { name: "Aider polyglot leaderboard", url: "https://aider.chat/docs/leaderboards/" },
};
