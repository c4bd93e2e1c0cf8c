import type { Extraction, Question } from "./extraction";
import { listOffers, normalise } from "./list-offers";

/** Version of the rule below, frozen in a run's scoring contract. */
export const javascriptRule = "javascript/1";

/**
 * The published extraction rule for JavaScript:
 * 1. A completion with code fences offers its blocks, the last first, and then the text before the
 *    first fence; one without fences offers itself.
 * 2. The first offer that defines the entry point is a definition, unless its first line of code is
 *    indented: that one goes on inside the prompt's function. Defining is, at the start of a line: a
 *    function, class, variable or assignment of that name, an export of that name, an export of an
 *    unnamed function or class, or a class Solution with a method of that name. It is put after the
 *    prompt's preamble, that is everything before the entry point's own definition, so that the
 *    prompt's imports and helpers stay in scope; but it stands alone where it declares a name anew
 *    that the preamble has declared, since no program may do both.
 * 3. Otherwise the first offer whose first line of code is indented, or that closes more braces than
 *    it opens, continues the prompt. A prompt that does not define the entry point has no preamble and
 *    nothing to continue: this step is left out.
 * 4. Otherwise there is no submission. Nothing is repaired and nothing is cut off: a continuation brings
 *    its own closing brace.
 */
export function extractJavaScript(question: Question): Extraction {
  const { entryPoint } = question;
  const completion = normalise(question.completion);
  if (completion.trim() === "") {
    return { kind: "empty", source: null, explanation: "the completion is empty" };
  }
  const prompt = normalise(question.prompt);
  const { offers, fenced } = listOffers(completion);
  const definition = offers.find(
    ({ text }) => findDefinition(text, entryPoint) !== null && !startsIndented(text),
  );
  const continuable = findDefinition(prompt, entryPoint) !== null;
  if (definition) {
    const { source, place } = placeDefinition(prompt, entryPoint, definition.text);
    return {
      kind: fenced ? "fenced-definition" : "definition",
      source,
      explanation: `${definition.name} defines ${entryPoint}: ${place}`,
    };
  }
  const continuation = continuable && offers.find(({ text }) => continues(text));
  if (continuation) {
    const sign = startsIndented(continuation.text)
      ? "starts indented"
      : "closes more braces than it opens";
    return {
      kind: fenced ? "fenced-continuation" : "continuation",
      source: prompt + continuation.text,
      explanation: `${continuation.name} ${sign}: appended to the prompt`,
    };
  }
  return {
    kind: "no-definition",
    source: null,
    explanation: continuable
      ? `nothing defines ${entryPoint} and nothing continues the prompt`
      : `nothing defines ${entryPoint}, and the prompt begins no definition that could go on`,
  };
}

/** What of a prompt stands before the entry point's own definition: its imports and helpers. */
export function preambleJavaScript(prompt: string, entryPoint: string): string {
  const text = normalise(prompt);
  return text.slice(0, findDefinition(text, entryPoint) ?? 0);
}

function placeDefinition(prompt: string, entryPoint: string, text: string) {
  if (findDefinition(prompt, entryPoint) === null) {
    return { source: text, place: "it stands alone, for the prompt does not" };
  }
  const preamble = preambleJavaScript(prompt, entryPoint);
  const repeated = findRepeatedName(preamble, text);
  return repeated === null
    ? { source: preamble + text, place: "placed after the prompt's preamble" }
    : { source: text, place: `it stands alone, for it declares ${repeated} anew` };
}

/** Where the last definition of the entry point begins; null when there is none. */
function findDefinition(text: string, entryPoint: string): number | null {
  const last = [...text.matchAll(definitionPattern(entryPoint))].at(-1)?.index;
  return last ?? findSolution(text, entryPoint);
}

const outsideName = "(?![\\p{ID_Continue}$])";
const escapeName = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Whatever binds the name, or exports a function without one, at the start of a line. */
function definitionPattern(entryPoint: string): RegExp {
  const name = `${escapeName(entryPoint)}${outsideName}`;
  const gap = "[ \\t]*";
  const unnamed = `(?:async${outsideName}${gap})?(?:function${outsideName}|class${outsideName}|\\()`;
  const forms = [
    `(?:export[ \\t]+(?:default[ \\t]+)?)?(?:async[ \\t]+)?function(?:${gap}\\*${gap}|[ \\t]+)${name}`,
    `(?:export[ \\t]+(?:default[ \\t]+)?)?class[ \\t]+${name}`,
    `(?:export[ \\t]+)?(?:const|let|var)[ \\t]+${name}`,
    `(?:(?:module${gap}\\.${gap})?exports\\.|globalThis\\.|global\\.|this\\.)?${name}${gap}=(?![=>])`,
    `export${gap}\\{[^}\\n]*(?<![\\p{ID_Continue}$])${name}`,
    `module\\.exports${gap}=${gap}(?:${unnamed}|\\{[^}\\n]*(?<![\\p{ID_Continue}$])${name})`,
    `export[ \\t]+default[ \\t]+${unnamed}`,
  ];
  return new RegExp(`^(?:${forms.join("|")})`, "gmu");
}

/** A class Solution with such a method, in two steps: one pattern for both could take quadratic time. */
function findSolution(text: string, entryPoint: string): number | null {
  const start = text.search(
    /^(?:export[ \t]+(?:default[ \t]+)?|module\.exports[ \t]*=[ \t]*)?class[ \t]+Solution\b/mu,
  );
  if (start < 0) return null;
  const name = `${escapeName(entryPoint)}${outsideName}`;
  const method = new RegExp(`^[ \\t]+(?:static[ \\t]+)?(?:async[ \\t]+)?${name}[ \\t]*[(=]`, "mu");
  return method.test(text.slice(start)) ? start : null;
}

/** Whether the first code, after comments, stands in a line that begins with white space. */
function startsIndented(text: string): boolean {
  const code = findCode(text);
  if (code === text.length) return false;
  return /^[ \t]/.test(text.slice(text.lastIndexOf("\n", code - 1) + 1));
}

/** Where white space and comments end. A pattern of all of them, however many, could run out of stack. */
function findCode(text: string): number {
  const gap = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/){1,1000}/y;
  let end = 0;
  while (gap.test(text)) end = gap.lastIndex;
  return end;
}

function continues(text: string): boolean {
  if (startsIndented(text)) return true;
  let open = 0;
  for (const char of text) open += char === "{" ? 1 : char === "}" ? -1 : 0;
  return open < 0;
}

const declaration =
  /^(?:export[ \t]+(?:default[ \t]+)?)?(?:(?:async[ \t]+)?(function)\b[ \t]*\*?[ \t]*|(const|let|var|class|import)\b)([ \t]*\{[^}\n]*\}|[^=({;\n]*)/gm;

/**
 * A name that both texts declare at their top level where no program may declare it twice: functions
 * and `var` may be, the others may not. Null when there is none.
 */
function findRepeatedName(preamble: string, text: string): string | null {
  const earlier = declaredNames(preamble);
  for (const [name, lexical] of declaredNames(text)) {
    const before = earlier.get(name);
    if (before !== undefined && (before || lexical)) return name;
  }
  return null;
}

/** Names with whether they are bound so that nothing may bind them again. */
function declaredNames(text: string): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const [, isFunction, keyword, words = ""] of text.matchAll(declaration)) {
    const lexical = isFunction === undefined && keyword !== "var";
    const bound =
      keyword === "class"
        ? words.trim().split(/\s/, 1)
        : words.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu);
    for (const name of bound ?? []) {
      if (name !== "from" && name !== "as") names.set(name, lexical || names.get(name) === true);
    }
  }
  return names;
}
