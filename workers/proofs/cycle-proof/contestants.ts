import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { answerTask } from "./answer-task";
import { usage } from "./pool-server";

/** How often each model that is asked over HTTP answers with the reference. */
export const askedShares: Readonly<Record<string, number>> = Object.fromEntries(
  [0.35, 0.45, 0.55, 0.65, 0.75, 0.85].map((share, at) => [`asked-${at + 1}`, share]),
);
/** The same of those whose answers lie in a file. */
const replayedShares = { "replayed-1": 0.3, "replayed-2": 0.6, "replayed-3": 0.9 } as const;

const prices = {
  currency: "USD",
  prompt_per_million_tokens: "2.00",
  completion_per_million_tokens: "8.00",
  as_of: "2026-01-01",
};
/** What one answer costs by these prices and the server's `usage`, in millionths of a dollar. */
export const answerCostMicros = usage.promptTokens * 2 + usage.completionTokens * 8;

/**
 * Writes model files for `model add`, and the completions of those that are replayed, and returns the model
 * files' paths: six models that are asked at an address and cost money, and three that are replayed.
 */
export function writeContestants(
  folder: string,
  baseUrl: string,
  tasks: readonly TaskDefinition[],
): string[] {
  const asked = Object.keys(askedShares).map((slug) =>
    writeModelFile(folder, slug, {
      prices,
      endpoint: { kind: "openai-compatible", base_url: baseUrl, model: slug },
    }),
  );
  const replayed = Object.entries(replayedShares).map(([slug, share]) => {
    const file = join(folder, `${slug}.jsonl`);
    const lines = tasks.map((task) => {
      const line = { task_id: task.taskKey, completion: answerTask(slug, task, share) };
      return `${JSON.stringify(line)}\n`;
    });
    writeFileSync(file, lines.join(""));
    return writeModelFile(folder, slug, { endpoint: { kind: "replay", file } });
  });
  return [...asked, ...replayed];
}

/** JSON is YAML. */
function writeModelFile(folder: string, slug: string, fields: object): string {
  const path = join(folder, `${slug}.yaml`);
  const text = JSON.stringify({ slug, name: `Synthetic: ${slug}`, ...fields });
  writeFileSync(path, text);
  return path;
}
