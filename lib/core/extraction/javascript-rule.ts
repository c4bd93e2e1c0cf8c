import type { Extraction, Question } from "./extraction";

/** Version of the rule below, frozen in a run's scoring contract. */
export const javascriptRule = "javascript/1";

/** The published extraction rule for JavaScript. */
export function extractJavaScript({ entryPoint }: Question): Extraction {
  return { kind: "no-definition", source: null, explanation: `nothing defines ${entryPoint}` };
}

/** What of a prompt stands before the entry point's own definition: its imports and helpers. */
export function preambleJavaScript(prompt: string, _entryPoint: string): string {
  return prompt;
}
