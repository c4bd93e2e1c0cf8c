import type { Extraction, Question } from "./extraction";

/** Version of the rule below, frozen in a run's scoring contract. */
export const javaRule = "java/1";

/** The published extraction rule for Java. */
export function extractJava({ entryPoint }: Question): Extraction {
  return { kind: "no-definition", source: null, explanation: `nothing defines ${entryPoint}` };
}

/** The whole prompt, which ends inside the entry method's open body. */
export function preambleJava(prompt: string, _entryPoint: string): string {
  return prompt;
}
