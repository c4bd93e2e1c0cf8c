import { extractSubmission } from "../../lib/core/extraction/extract-submission";

interface PublishedAnswer {
  prompt: string;
  entryPoint: string;
  solution: string;
}

/**
 * A published Python solution as a program that stands alone: files hold either a body that continues
 * the prompt or the whole function, and the extraction rule for completions tells them apart.
 */
export function toReferenceSolution({ prompt, entryPoint, solution }: PublishedAnswer): string {
  const { source } = extractSubmission({ prompt, entryPoint, completion: solution });
  return source ?? prompt + solution;
}
