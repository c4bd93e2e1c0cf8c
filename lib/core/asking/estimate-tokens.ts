import type { ModelQuestion } from "../ports/model-provider";

/** Of source code and English; few tokenizers make more of them. */
const charactersPerToken = 3;
/** Of an answer, where no limit is set: longer than most programs that are asked for. */
const usualAnswerTokens = 1_000;

type SizedQuestion = Pick<ModelQuestion, "prompt" | "systemPrompt" | "maxTokens">;

/** About how many tokens a question takes, and its answer: before a reply says how many. */
export function estimateTokenCounts({ prompt, systemPrompt, maxTokens }: SizedQuestion): {
  prompt: number;
  completion: number;
} {
  const characters = prompt.length + (systemPrompt?.length ?? 0);
  return {
    prompt: Math.ceil(characters / charactersPerToken),
    completion: Math.min(maxTokens ?? Infinity, usualAnswerTokens),
  };
}

/** About how many tokens a question and its answer take together: for pacing. */
export function estimateTokens(question: SizedQuestion): number {
  const { prompt, completion } = estimateTokenCounts(question);
  return prompt + completion;
}
