import { z } from "zod";
import { readJsonLines } from "../../importers/json-lines";

/** One completion of a published file, with the mark that its makers gave it, if they did. */
export interface MarkedCandidate {
  taskId: string;
  index: number;
  completion: string;
  /** Whether it passed upstream; null where the file holds no marks. */
  mark: boolean | null;
}

const lineSchema = z.object({
  task_id: z.string(),
  sample_index: z.number().optional(),
  completion: z.string(),
  stated_passed: z.boolean().optional(),
});

/** All candidates of a completion file, in file order; those without an index are counted. */
export async function readMarkedCandidates(path: string): Promise<MarkedCandidate[]> {
  const counted = new Map<string, number>();
  const candidates: MarkedCandidate[] = [];
  for await (const { value } of readJsonLines(path)) {
    const line = lineSchema.parse(value);
    const inOrder = counted.get(line.task_id) ?? 0;
    counted.set(line.task_id, inOrder + 1);
    candidates.push({
      taskId: line.task_id,
      index: line.sample_index ?? inOrder,
      completion: line.completion,
      mark: line.stated_passed ?? null,
    });
  }
  return candidates;
}
