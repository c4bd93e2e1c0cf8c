import { z } from "zod";
import { sharedFile, sharedPath } from "../../../lib/test-support/shared-data";
import type { CompletionSet } from "./completion-set";
import { runErrorbar } from "./run-errorbar";
import type { Treatment } from "./treatment";

const verdictSchema = z.object({
  taskId: z.string(),
  candidateIndex: z.number(),
  verdict: z.string(),
  failureClass: z.string().nullable(),
});

const answerSchema = z.object({
  runId: z.string(),
  unscored: z.number(),
  tasks: z.number(),
  passAtK: z.record(z.string(), z.number().nullable()),
  interval: z.object({ displayed: z.object({ low: z.number(), high: z.number() }) }).nullable(),
  verdicts: z.array(verdictSchema),
});

/** What `completions import` answered for a set. */
export type GradedSet = z.infer<typeof answerSchema>;
export type GradedVerdict = z.infer<typeof verdictSchema>;

/** A voided candidate is tried again by giving the command again. */
const attempts = 3;
const unscoredStatus = 1;

/**
 * Grades a set by the command line, or finds it graded.
 * @throws Error when the command ends otherwise than with a score
 */
export async function gradeSet(
  home: string,
  set: CompletionSet,
  { suite, slug }: Extract<Treatment, { kind: "graded" }>,
): Promise<GradedSet> {
  const words = ["--json", "completions", "import", "--suite", suite.id, "--model", slug];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const command = [...words, "--register", "--file", required(set.file)];
    const { status, stdout } = await runErrorbar(home, command);
    if (status === unscoredStatus && stdout !== "" && attempt < attempts) continue;
    if (status !== 0) throw new Error(`${set.key}: completions import ended with ${status}`);
    return answerSchema.parse(JSON.parse(stdout));
  }
  throw new Error(`${set.key}: some candidates are still without a verdict`);
}

/**
 * The path of a file of the test data.
 * @throws Error when it is not there
 */
export function required(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  return path;
}
