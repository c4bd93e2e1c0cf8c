import type { ModelQuestion } from "../ports/model-provider";

/** Of source code and English; few tokenizers make more of them. */
const charactersPerToken = 3;
/** Of an answer, where no limit is set: longer than most programs that are asked for. */
const usualAnswerTokens = 1_000;

/** About how many tokens a question and its answer take: for pacing, before a reply says how many. */
export function estimateTokens({
  prompt,
  systemPrompt,
  maxTokens,
}: Pick<ModelQuestion, "prompt" | "systemPrompt" | "maxTokens">): number {
  const characters = prompt.length + (systemPrompt?.length ?? 0);
  return (
    Math.ceil(characters / charactersPerToken) + Math.min(maxTokens ?? Infinity, usualAnswerTokens)
  );
}
