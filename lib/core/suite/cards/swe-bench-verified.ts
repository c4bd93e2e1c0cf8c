import type { SuiteCard } from "../suite-card";

/** The 500 checked tasks of SWE-bench. */
export const sweBenchVerifiedCard: SuiteCard = {
  measures:
    "Whether a system of model, tools and prompts can write a patch for a real issue of a Python project, so that the project’s tests pass.",
  generation:
    "Issues and merged fixes of 12 open Python projects, collected for SWE-bench (Princeton, 2023). OpenAI and its authors had 93 developers check a part of it (August 2024).",
  size: "500 tasks in Python, each with a repository, an issue, tests that the fix must turn green and tests that must stay green.",
  filtering:
    "Chosen from the 2,294 of SWE-bench: three people a task looked for vague issues and unfair tests. In February 2026 OpenAI reported that of a hard part (27.6% of the tasks) at least 59.4% still had tests that refuse right answers.",
  saturation:
    "Published systems stood at 80.9% early in 2026, and part of the rest can’t be solved fairly. OpenAI no longer reports figures on it.",
  contamination:
    "Issues, fixes and tests are public and older than today’s models. OpenAI found models of several makers that could repeat fixes or details of the tasks.",
  goodFor: [
    "Small to middling fixes in well-known Python projects, as a rough order of systems.",
    "Seeing how much the same model gains from another harness.",
  ],
  notGoodFor: [
    "Comparing models: harness, number of attempts and budget are part of what is compared.",
    "Telling the leading systems apart.",
    "Other languages, large changes, or code that nobody outside has seen.",
  ],
  licence:
    "MIT for the benchmark’s code. Each repository keeps its own licence; one for the task data is not known here.",
  source: { name: "SWE-bench", url: "https://www.swebench.com" },
};
