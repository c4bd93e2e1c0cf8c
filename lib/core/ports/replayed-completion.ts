/** One line of a completions file, as a replay answers with it. */
export interface ReplayedCompletion {
  taskKey: string;
  candidateIndex: number;
  completion: string;
  promptTokens: number | null;
  completionTokens: number | null;
  latencyMs: number | null;
  finishReason: string | null;
}

/** @throws DomainError bad-input naming file, line and field. */
export type ReadCompletions = (file: string) => Promise<readonly ReplayedCompletion[]>;
