import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { goodModel, scriptText } from "../fixtures/invented-models";
import { problems } from "../fixtures/invented-problems";
import { runErrorbar } from "./run-errorbar";
import { home } from "./site";

/** Suites of their own, so that no board that is tested elsewhere changes. */
export const suites = { graded: "asked", reported: "hostile-names" } as const;

const folder = join(home, "e2e-compare");

/** The same answers, under manifests and limits that differ in one field each. */
const askers = [
  ["plain-asker", { promptTemplate: "plain", temperature: "0" }],
  ["chat-asker", { promptTemplate: "chat", temperature: "0" }],
  ["warm-asker", { promptTemplate: "plain", temperature: "0.8" }],
] as const;

/**
 * Imports models whose protocols differ, and systems with names and tasks that try to break a page. Once:
 * under the limits that are decided at its end the same answers would make other runs.
 */
export async function importCompared(): Promise<void> {
  const done = join(folder, "done");
  if (existsSync(done)) return;
  mkdirSync(folder, { recursive: true });
  const outcomes = write("outcomes.jsonl", listOutcomes());
  await run("outcomes", "import", "--suite", suites.reported, "--file", outcomes);
  const { graded } = suites;
  await run("suite", "import", "--suite", graded, "--file", write("problems.jsonl", problems));
  for (const [slug, manifest] of askers) await importAnswers(slug, manifest);
  const limits = ["suite", "limits", graded, "--cpu-ms", "3000", "--reason", "half as long again"];
  await run(...limits);
  await importAnswers("long-asker", { promptTemplate: "plain", temperature: "0" });
  writeFileSync(done, "");
}

async function importAnswers(slug: string, manifest: object): Promise<void> {
  const path = join(folder, `${slug}.json`);
  writeFileSync(path, JSON.stringify(manifest));
  const file = write(`${slug}.jsonl`, goodModel.completions);
  const target = ["--suite", suites.graded, "--model", slug, "--register"];
  await run("completions", "import", ...target, "--file", file, "--manifest", path);
}

/** Turns the reading direction round. Imports refuse what clears a terminal. */
const turningText = "\u202Edetrevni\u202C";

function listOutcomes(): object[] {
  const names = [`${"very-long-name-".repeat(12)}${scriptText}`, `${turningText}${scriptText}`];
  return names.flatMap((system, place) =>
    Array.from({ length: 40 }, (_, index) => ({
      system,
      task_id: `${"longword".repeat(index % 9)}${scriptText}${index}`,
      passed: index % 4 > place,
    })),
  );
}

async function run(...words: string[]): Promise<void> {
  const answer = await runErrorbar(...words);
  expect(answer.exitCode, answer.notes).toBe(0);
}

function write(name: string, lines: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return path;
}
