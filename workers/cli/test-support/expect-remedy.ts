import { expect } from "vitest";

const verbs =
  "add|check|choose|convert|correct|export|fetch|give|import|keep|leave|make|merge|name|number|put|remove|say|see|shorten|split|use|write";

/** A line about bad input ends in what to do: a verb behind a colon, semicolon or comma. */
export function expectRemedy(line: string): void {
  expect(line).toMatch(new RegExp(`[:;,] (?:${verbs})\\b`));
}
