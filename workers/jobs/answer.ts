/** One answer to one task, wherever it came from. */
export interface Answer {
  taskKey: string;
  candidateIndex: number;
  completion: string;
  /** The text, or the digest under which it lies in the store already. */
  rawResponse: string | { sha256: string } | null;
  promptTokens: number | null;
  completionTokens: number | null;
  latencyMs: number | null;
  finishReason: string | null;
  extraFields: Record<string, unknown>;
}
