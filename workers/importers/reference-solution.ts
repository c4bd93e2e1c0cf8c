import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { Language } from "../../lib/core/vocabulary";

interface PublishedAnswer {
  language: Language;
  prompt: string;
  entryPoint: string;
  solution: string;
}

/**
 * A published solution as a program that stands alone: files hold either a body that continues the
 * prompt or the whole function, and the extraction rule for completions tells them apart.
 */
export function toReferenceSolution(answer: PublishedAnswer): string {
  const { language, prompt, entryPoint, solution } = answer;
  const joined = prompt + solution;
  if (language === "typescript") return joined;
  const question = { language, prompt, entryPoint, completion: solution };
  return extractSubmission(question).source ?? joined;
}
