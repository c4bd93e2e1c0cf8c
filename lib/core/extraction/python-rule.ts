import type { Extraction, Question } from "./extraction";
import { listOffers, normalise } from "./list-offers";

/** Version of the rule below, frozen in a run's scoring contract. */
export const pythonRule = "python/3";

/**
 * The published extraction rule for Python:
 * 1. A completion with code fences offers its blocks, the last first, and then the text before the
 *    first fence; one without fences offers itself.
 * 2. The first offer that defines the entry point at the start of a line, or as a method of a class
 *    Solution there, is a definition, unless its first line of code is indented: that one goes on
 *    inside the prompt's function. It is put after the prompt's preamble, that is everything before
 *    the entry point's own definition, so that the prompt's imports and helpers stay in scope.
 * 3. Otherwise the first offer whose first line of code is indented continues the prompt.
 *    A prompt that does not define the entry point, such as one in plain words, has no preamble and
 *    nothing to continue: a definition stands alone, and this step is left out.
 * 4. Otherwise there is no submission. Nothing is repaired and nothing is cut off.
 */
export function extractPython(question: Question): Extraction {
  const completion = normalise(question.completion);
  if (completion.trim() === "") {
    return { kind: "empty", source: null, explanation: "the completion is empty" };
  }
  const { offers, fenced } = listOffers(completion);
  const definition = offers.find(
    ({ text }) => definesEntryPoint(text, question.entryPoint) && !startsIndented(text),
  );
  const continuable = definesEntryPoint(normalise(question.prompt), question.entryPoint);
  if (definition) {
    const place = continuable
      ? "placed after the prompt's preamble"
      : "it stands alone, for the prompt does not";
    return {
      kind: fenced ? "fenced-definition" : "definition",
      source: placeAfterPreamble(question, definition.text),
      explanation: `${definition.name} defines ${question.entryPoint}: ${place}`,
    };
  }
  const continuation = continuable && offers.find((offer) => startsIndented(offer.text));
  if (continuation) {
    return {
      kind: fenced ? "fenced-continuation" : "continuation",
      source: normalise(question.prompt) + continuation.text,
      explanation: `${continuation.name} starts indented: appended to the prompt`,
    };
  }
  return {
    kind: "no-definition",
    source: null,
    explanation: continuable
      ? `nothing defines ${question.entryPoint} and nothing continues the prompt`
      : `nothing defines ${question.entryPoint}, and the prompt begins no definition that could go on`,
  };
}

function definesEntryPoint(text: string, entryPoint: string): boolean {
  return definitionPattern(entryPoint).test(text) || definesMethod(text, entryPoint);
}

/** Some models wrap every answer in `class Solution`, as one well-known site asks for. */
function definesMethod(text: string, entryPoint: string): boolean {
  if (!text.includes("Solution")) return false;
  const method = new RegExp(`^[ \\t]+(?:async[ \\t]+)?def[ \\t]+${namePattern(entryPoint)}`, "u");
  let isInside = false;
  for (const line of text.split("\n")) {
    if (/^class[ \t]+Solution(?!\p{ID_Continue})/u.test(line)) isInside = true;
    else if (/^[^\s#]/.test(line)) isInside = false;
    else if (isInside && method.test(line)) return true;
  }
  return false;
}

function namePattern(entryPoint: string): string {
  return `${entryPoint.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?!\\p{ID_Continue})`;
}

/** `def`, `async def`, a class or an assignment of that name at the start of a line. */
function definitionPattern(entryPoint: string): RegExp {
  const name = namePattern(entryPoint);
  return new RegExp(
    `^(?:(?:async[ \\t]+)?def|class)[ \\t]+${name}|^${name}[ \\t]*(?::[^=\\n]+)?=(?!=)`,
    "mu",
  );
}

function startsIndented(text: string): boolean {
  const first = text.split("\n").find((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return first !== undefined && /^[ \t]/.test(first);
}

function placeAfterPreamble(question: Question, text: string): string {
  const preamble = preamblePython(normalise(question.prompt), question.entryPoint);
  // Brackets do not nest here: a search past the next one would make many open ones slow.
  const future = /^from[ \t]+__future__[ \t]+import[ \t]*(?:\([^()]*\).*|[ \t].*)$/gm;
  // Python wants these lines before all others.
  const hoisted = text.match(future)?.join("\n");
  const body = hoisted ? text.replace(future, "") : text;
  return `${hoisted ? `${hoisted}\n` : ""}${preamble}${body}`;
}

/**
 * Everything of a prompt before the entry point's own definition: its imports and helpers. Empty
 * where the prompt does not define it.
 */
export function preamblePython(prompt: string, entryPoint: string): string {
  const starts = [...prompt.matchAll(new RegExp(definitionPattern(entryPoint).source, "gmu"))];
  const last = starts.at(-1);
  return last === undefined ? "" : prompt.slice(0, last.index);
}
