import type { ModelQuestion } from "../../lib/core/ports/model-provider";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { OpenQuestion } from "./list-open-questions";

/** How a contract spells that something was left out on purpose. */
const none = "none";

/** What a model is asked for one candidate, by the generation contract that was frozen. */
export function toQuestion(
  { task, candidateIndex }: Pick<OpenQuestion, "task" | "candidateIndex">,
  { systemPrompt, temperature, topP, maxTokens }: Manifest["generation"],
): ModelQuestion {
  return {
    taskKey: task.taskKey,
    candidateIndex,
    prompt: task.prompt,
    systemPrompt: systemPrompt === none ? null : systemPrompt,
    temperature,
    topP,
    maxTokens,
    // Few providers keep to one, so the frozen policy is to send none.
    seed: null,
  };
}
