import { z } from "zod";
import { badInput, type JsonLine, readJsonLines } from "../json-lines";
import { parseRecord } from "../parse-record";

/** The database's integers end here. */
const maxCount = 2 ** 31 - 1;
const count = z.number().int().nonnegative().max(maxCount);

const completionLineSchema = z
  .looseObject({
    task_id: z
      .union([z.string().min(1), z.number().int()], "is a task's id: text or a whole number")
      .transform(String),
    completion: z.string().optional(),
    solution: z.string().optional(),
    candidate_index: count.optional(),
    sample_index: count.optional(),
    prompt_tokens: count.nullish(),
    completion_tokens: count.nullish(),
    latency_ms: z.number().nonnegative().max(maxCount).nullish(),
    finish_reason: z.string().nullish(),
    raw_response: z.string().nullish(),
  })
  .refine((line) => line.completion !== undefined || line.solution !== undefined, {
    path: ["completion"],
    message: "is missing: add it (or `solution`)",
  });

/** One completion as a file states it. */
export interface CompletionRecord {
  taskKey: string;
  candidateIndex: number;
  completion: string;
  rawResponse: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  latencyMs: number | null;
  finishReason: string | null;
  /** Fields that this version does not know, kept for the trace. */
  extraFields: Record<string, unknown>;
}

const knownFields = new Set(Object.keys(completionLineSchema.shape));

/**
 * A completions file, plain or gzip. Candidates without an index are numbered in file order.
 * @param resolveTask the suite's own key of a task id of the file, or null when there is none.
 * @throws DomainError bad-input naming file, line and field: unknown task, duplicate candidate,
 *   missing or wrong field.
 */
export async function readCompletions(
  path: string,
  resolveTask: (taskId: string) => string | null,
): Promise<CompletionRecord[]> {
  const records: CompletionRecord[] = [];
  const lineOf = new Map<string, number>();
  const counted = new Map<string, number>();
  for await (const entry of readJsonLines(path)) {
    const parsed = parseRecord(path, entry, completionLineSchema);
    refuseDeepFields(path, entry);
    const taskKey = resolveTask(parsed.task_id);
    if (taskKey === null) {
      throw badInput(
        path,
        entry.line,
        `field task_id: the suite has no task ${parsed.task_id}: correct the id or choose its suite`,
      );
    }
    const inOrder = counted.get(taskKey) ?? 0;
    counted.set(taskKey, inOrder + 1);
    const candidateIndex = parsed.candidate_index ?? parsed.sample_index ?? inOrder;
    const identity = `${taskKey}\0${candidateIndex}`;
    const first = lineOf.get(identity);
    if (first !== undefined) {
      const what = `field candidate_index: candidate ${candidateIndex} of ${taskKey} stands on line ${first} already: number them or keep one`;
      throw badInput(path, entry.line, what);
    }
    lineOf.set(identity, entry.line);
    records.push(toRecord(parsed, taskKey, candidateIndex));
  }
  return records;
}

/** Deeper fields would overflow the stack of whatever walks them. */
const maxFieldDepth = 100;

function refuseDeepFields(path: string, { line, value }: JsonLine): void {
  for (const [field, content] of Object.entries(value as object)) {
    let layer: unknown[] = [content];
    for (let depth = 0; layer.length > 0; depth += 1) {
      if (depth > maxFieldDepth) {
        throw badInput(
          path,
          line,
          `field ${field}: nested deeper than ${maxFieldDepth}: make it flatter`,
        );
      }
      layer = layer.flatMap((item) =>
        typeof item === "object" && item !== null ? Object.values(item) : [],
      );
    }
  }
}

function toRecord(
  line: z.infer<typeof completionLineSchema>,
  taskKey: string,
  candidateIndex: number,
): CompletionRecord {
  const extra = Object.entries(line).filter(([field]) => !knownFields.has(field));
  return {
    taskKey,
    candidateIndex,
    completion: line.completion ?? line.solution ?? "",
    rawResponse: line.raw_response ?? null,
    promptTokens: line.prompt_tokens ?? null,
    completionTokens: line.completion_tokens ?? null,
    latencyMs: line.latency_ms == null ? null : Math.round(line.latency_ms),
    finishReason: line.finish_reason ?? null,
    extraFields: Object.fromEntries(extra),
  };
}
