import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { flakyCompletions, flakyModelFile, flakySlug, flakySuite } from "./fixtures/flaky-model";
import {
  fairModel,
  goodModel,
  hostileEnds,
  hostileModel,
  type InventedModel,
} from "./fixtures/invented-models";
import { inventedSystems, outcomesSuite } from "./fixtures/invented-outcomes";
import { problems } from "./fixtures/invented-problems";
import {
  type ImportAnswer,
  importAnswerSchema,
  inventedSuite,
  writeImported,
} from "./support/imported";
import { runErrorbar } from "./support/run-errorbar";
import { home } from "./support/site";

const folder = join(home, "e2e");

test("the command line imports an invented suite and grades three models on it", async () => {
  // Some hundred executions: each candidate runs three times, those of the coins too.
  test.setTimeout(400_000);
  mkdirSync(folder, { recursive: true });
  const suite = await runErrorbar(
    ...["suite", "import", "--suite", inventedSuite],
    ...["--file", writeLines("problems.jsonl", problems)],
  );
  expect(suite.exitCode, suite.notes).toBe(0);
  expect(suite.document).toMatchObject({ suite: inventedSuite, tasks: 6, checkedAsAWhole: 1 });

  const good = await importModel(goodModel);
  const fair = await importModel(fairModel);
  const hostile = await importModel(hostileModel);
  const flaky = await importFlaky();
  writeImported({ good, fair, hostile, flaky });

  expect(good).toMatchObject({ passed: 6, candidates: 6, unscored: 0 });
  expect(fair).toMatchObject({ passed: 3, candidates: 6, unscored: 0 });
  expect(hostile).toMatchObject({ passed: 1, candidates: 6, unscored: 0 });
  expect(hostile.verdicts.map((entry) => entry.failureClass)).toEqual([...hostileEnds]);
});

test("the command line imports outcomes of systems that were measured elsewhere", async () => {
  mkdirSync(folder, { recursive: true });
  const answer = await runErrorbar(
    ...["outcomes", "import", "--suite", outcomesSuite],
    ...["--file", writeLines("outcomes.jsonl", inventedSystems)],
  );
  expect(answer.exitCode, answer.notes).toBe(0);
  expect(answer.document).toMatchObject({ tasks: 40, created: 5 });
});

async function importModel(model: InventedModel): Promise<ImportAnswer> {
  const words = ["--suite", inventedSuite, "--model", model.slug, "--register"];
  const file = writeLines(model.fileName, model.completions);
  const manifest = model.manifest ? ["--manifest", writeManifest(model.manifest)] : [];
  const answer = await runErrorbar("completions", "import", ...words, "--file", file, ...manifest);
  expect(answer.exitCode, answer.notes).toBe(0);
  return importAnswerSchema.parse(answer.document);
}

/** On a suite of its own, so that its luck moves no board that is tested. */
async function importFlaky(): Promise<ImportAnswer> {
  const problemsFile = writeLines("problems.jsonl", problems);
  const suite = await runErrorbar("suite", "import", "--suite", flakySuite, "--file", problemsFile);
  expect(suite.exitCode, suite.notes).toBe(0);
  const modelFile = join(folder, "flaky.yaml");
  writeFileSync(modelFile, flakyModelFile);
  const model = await runErrorbar("model", "add", "--file", modelFile);
  expect(model.exitCode, model.notes).toBe(0);
  const file = writeLines("flaky.jsonl", flakyCompletions);
  const words = ["--suite", flakySuite, "--model", flakySlug, "--file", file];
  const answer = await runErrorbar("completions", "import", ...words);
  expect(answer.exitCode, answer.notes).toBe(0);
  return importAnswerSchema.parse(answer.document);
}

function writeLines(name: string, lines: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return path;
}

function writeManifest(manifest: Record<string, string>): string {
  const path = join(folder, "manifest.json");
  writeFileSync(path, JSON.stringify(manifest));
  return path;
}
