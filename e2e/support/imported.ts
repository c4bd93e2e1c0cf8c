import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { intervalSchema } from "../../lib/contracts/interval";
import { home } from "./site";

/** What `completions import --json` answers. */
export const importAnswerSchema = z.object({
  runId: z.string(),
  model: z.string(),
  suite: z.string(),
  tasks: z.number(),
  candidates: z.number(),
  passed: z.number(),
  passRate: z.number(),
  interval: intervalSchema,
  verdicts: z.array(
    z.object({
      taskId: z.string(),
      candidateIndex: z.number(),
      verdict: z.string(),
      failureClass: z.string().nullable(),
    }),
  ),
  unscored: z.number(),
  repeats: z.array(z.object({ selectedBy: z.string(), repeated: z.number(), flaky: z.number() })),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

const importedSchema = z.object({
  good: importAnswerSchema,
  fair: importAnswerSchema,
  hostile: importAnswerSchema,
  flaky: importAnswerSchema,
});

/** The answers of the command line to the import that comes before all tests of pages. */
export type Imported = z.infer<typeof importedSchema>;

export const inventedSuite = "invented";

const answersFile = join(home, "e2e-answers.json");

export function writeImported(imported: Imported): void {
  writeFileSync(answersFile, JSON.stringify(imported));
}

export function readImported(): Imported {
  return importedSchema.parse(JSON.parse(readFileSync(answersFile, "utf8")));
}
