import { readFile } from "node:fs/promises";
import { z } from "zod";
import { sharedFile, sharedPath } from "../../../lib/test-support/shared-data";

const entrySchema = z.object({
  key: z.string(),
  source: z.string(),
  file: z.string(),
  model: z.string(),
  benchmark: z.string(),
  n_per_task: z.number().int().positive(),
  published: z.record(z.string(), z.number()),
});

/** One file of completions or outcomes with what its makers published about it. */
export interface CompletionSet {
  key: string;
  /** The repository that it comes from; also its folder in the test data. */
  source: string;
  /** Below the test data's folder. */
  file: string;
  model: string;
  benchmark: string;
  candidatesPerTask: number;
  /** In percent, by metric, as published: `pass@1`, `pass@10`, … */
  published: Record<string, number>;
}

/**
 * Every completion set of the test data, in the order of its list.
 * @throws Error naming the file when the test data is missing or has another shape
 */
export async function readCompletionSets(): Promise<CompletionSet[]> {
  const name = "data/sets.json";
  const path = sharedFile(name);
  if (path === null) throw new Error(`${sharedPath(name)} is missing`);
  const parsed = z.array(entrySchema).parse(JSON.parse(await readFile(path, "utf8")));
  return parsed.map(({ n_per_task, file, ...set }) => ({
    ...set,
    file: `data/${file}`,
    candidatesPerTask: n_per_task,
  }));
}
