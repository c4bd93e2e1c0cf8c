import { z } from "zod";
import { readJsonLines } from "../../importers/json-lines";

/** One task as its benchmark file has it: what a harness of its makers would run. */
export interface BenchmarkTask {
  id: string;
  prompt: string;
  entryPoint: string;
  /** Program text that defines `check`. */
  test: string;
}

const lineSchema = z.object({
  task_id: z.string().optional(),
  name: z.string().optional(),
  prompt: z.string(),
  entry_point: z.string(),
  test: z.string(),
});

/** The tasks of a benchmark file in HumanEval's shape, by id. */
export async function readBenchmarkTasks(path: string): Promise<Map<string, BenchmarkTask>> {
  const tasks = new Map<string, BenchmarkTask>();
  for await (const { value } of readJsonLines(path)) {
    const line = lineSchema.parse(value);
    const id = line.task_id ?? line.name ?? "";
    const { prompt, entry_point: entryPoint, test } = line;
    tasks.set(id, { id, prompt, entryPoint, test });
  }
  return tasks;
}
