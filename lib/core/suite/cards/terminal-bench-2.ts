import type { SuiteCard } from "../suite-card";

/** Terminal-Bench 2.0. */
export const terminalBench2Card: SuiteCard = {
  measures:
    "Whether an agent can finish a job in a terminal: build, mend, configure, train or recover something, until tests of the end state pass.",
  generation:
    "Written by many contributors for Stanford and the Laude Institute (November 2025): each task has a container, an instruction, tests and a solution written by a person.",
  size: "89 tasks, several trials each; some tables hold 88 of them. No single language: shell, code, systems, data and security.",
  filtering:
    "Tasks of the first version that were too easy or could not be repeated are gone. Each new one was looked over for hours by people and models.",
  saturation:
    "In the table of 56 agents known here the best solve 64% of trials. Newer numbered versions (3.0 and 4.0, 2026) have other tasks.",
  contamination:
    "Tasks and solutions are public, with a marker that asks for them to be left out of training data. Who kept to that is not known.",
  goodFor: ["Agents that work in a shell, with repeated trials that show how steady they are."],
  notGoodFor: [
    "Comparing models: agent, tools and budget are part of what is compared.",
    "Small differences: with so few tasks, intervals are wide.",
    "Comparing with figures of another version.",
  ],
  licence: "Apache-2.0.",
  source: {
    name: "laude-institute/terminal-bench-2",
    url: "https://github.com/laude-institute/terminal-bench-2",
  },
};
