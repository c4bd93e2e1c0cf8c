import type { Extraction, Question } from "./extraction";
import { readJavaStructure } from "./java-structure";
import { listOffers, normalise, type Offer } from "./list-offers";
import { maskJava } from "./mask-java";

/** Version of the rule below, frozen in a run's scoring contract. */
export const javaRule = "java/1";

/**
 * The published extraction rule for Java; braces and names count outside comments and literals only:
 * 1. A completion with code fences offers its blocks, the last first, and then the text before the
 *    first fence; one without fences offers itself.
 * 2. The first offer that declares the entry point, as a method with a body that stands in no braces or
 *    in those of classes and their like, is a definition, unless a brace is closed before that the offer
 *    did not open: that one goes on inside the prompt's method.
 *    A class stands alone, after the prompt's imports. A method takes the place of the prompt's own in
 *    the prompt's class, or of a class Solution where the prompt has none; its own imports lead.
 * 3. Otherwise an offer continues the prompt, where that ends in the open body of the entry point: the
 *    first one whose first line of code is indented, that closes more braces than it opens, or that is a
 *    code block and ends with a semicolon or a brace.
 * 4. Braces that the prompt opened and a method or continuation left open are closed at its end; when
 *    it left open one of its own, none is.
 * 5. Otherwise there is no submission. Nothing else is repaired, and nothing is cut off.
 */
export function extractJava(question: Question): Extraction {
  const { entryPoint } = question;
  const completion = normalise(question.completion);
  if (completion.trim() === "") {
    return { kind: "empty", source: null, explanation: "the completion is empty" };
  }
  const prompt = normalise(question.prompt);
  const { offers, fenced } = listOffers(completion);
  for (const offer of offers) {
    const placed = placeDefinition(prompt, entryPoint, offer);
    if (placed) return { kind: fenced ? "fenced-definition" : "definition", ...placed };
  }
  const continuable = endsInBody(prompt, entryPoint);
  const continuation = continuable && offers.find((offer) => continues(offer, fenced));
  if (continuation) {
    return {
      kind: fenced ? "fenced-continuation" : "continuation",
      source: close(prompt, continuation.text),
      explanation: `${continuation.name} goes on in ${entryPoint}: appended to the prompt`,
    };
  }
  return {
    kind: "no-definition",
    source: null,
    explanation: continuable
      ? `nothing declares ${entryPoint} and nothing continues the prompt`
      : `nothing declares ${entryPoint}, and the prompt does not end in its body`,
  };
}

/** The whole prompt, which ends inside the entry method's open body. */
export function preambleJava(prompt: string, _entryPoint: string): string {
  return normalise(prompt);
}

function placeDefinition(
  prompt: string,
  entryPoint: string,
  { name, text }: Offer,
): { source: string; explanation: string } | null {
  const places = readJavaStructure(text, entryPoint).methods.map(({ place }) => place);
  if (places.includes("in-type")) {
    return {
      source: leadWith(text, importsOf(prompt)),
      explanation: `${name} has a class with ${entryPoint}: it stands alone, after the prompt's imports`,
    };
  }
  if (!places.includes("free")) return null;
  const own = readJavaStructure(prompt, entryPoint).methods.at(-1);
  const before = own ? `${prompt.slice(0, own.start)}\n` : `${importsOf(prompt)}class Solution {\n`;
  const imports = importsOf(text);
  return {
    source: imports + close(before, withoutImports(text)),
    explanation: `${name} declares ${entryPoint}: put into ${own ? "the prompt's class" : "a class Solution"}`,
  };
}

/** Whether the innermost braces that the prompt leaves open are the entry point's body. */
function endsInBody(prompt: string, entryPoint: string): boolean {
  const { methods, open } = readJavaStructure(prompt, entryPoint);
  const last = methods.at(-1);
  const brace = open.at(-1);
  if (last === undefined || brace === undefined || brace < last.start) return false;
  return !/[{};]/.test(maskJava(prompt).slice(last.start, brace));
}

function continues({ text }: Offer, fenced: boolean): boolean {
  const code = maskJava(text).trimEnd();
  const first = code.search(/\S/);
  if (first < 0) return false;
  if (/^[ \t]/.test(text.slice(text.lastIndexOf("\n", first) + 1))) return true;
  const { open, surplus } = readJavaStructure(text, "");
  return surplus > open.length || (fenced && /[;}]$/.test(code));
}

/** Both texts, and a closing brace for each that is still open, if all of those are the first text's. */
function close(before: string, text: string): string {
  const whole = before + text;
  const { open } = readJavaStructure(whole, "");
  const own = open.some((at) => at >= before.length);
  return own || open.length === 0 ? whole : `${whole.trimEnd()}\n${"}\n".repeat(open.length)}`;
}

const importLine = /^[ \t]*import[ \t]+(?:static[ \t]+)?[\p{ID_Continue}$.]+(?:\.\*)?[ \t]*;/gmu;

function importsOf(text: string): string {
  const lines = maskJava(text).match(importLine) ?? [];
  return lines.map((line) => `${line.trim()}\n`).join("");
}

function withoutImports(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: line, index } of maskJava(text).matchAll(importLine)) {
    pieces.push(text.slice(end, index), " ".repeat(line.length));
    end = index + line.length;
  }
  return pieces.join("") + text.slice(end);
}

/** Imports before a file, but behind its package line, which Java wants first. */
function leadWith(file: string, imports: string): string {
  const packageEnd =
    /^\s*package\s+[\p{ID_Continue}$.]+\s*;/u.exec(maskJava(file))?.[0].length ?? 0;
  if (packageEnd === 0) return imports + file;
  return `${file.slice(0, packageEnd)}\n${imports}${file.slice(packageEnd)}`;
}
