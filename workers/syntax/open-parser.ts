import { findMisleadingText } from "../../lib/core/syntax/find-misleading-text";
import type { ParsedLanguage, ParseSource, SyntaxNode } from "../../lib/core/syntax/parsed-source";
import { buildTree } from "./build-tree";
import { type ParserThread, startParserThread } from "./parser-thread";

/** What an answer may hold at most; the longest honest ones have some ten thousand characters. */
const maxBytes = 1_048_576;
/** Up to here even the worst text leaves a parser's memory whole: it takes some 7,000 brackets to break it. */
const harmlessLength = 1_000;
/** Parsed within milliseconds, whatever stands in them, but for what breaks the parser's memory. */
const honestLength = 50_000;

let thread: ParserThread | undefined;

/**
 * Opens the parsers of all three languages, once for the process. What they answer for hostile text is
 * `hasError`, with an empty root where the text is longer than 1 MiB, takes over two seconds of CPU time or reads otherwise
 * to a compiler than to a grammar; they don't throw.
 *
 * @throws DomainError `environment` when the grammars can't be read
 */
export async function openParser(): Promise<ParseSource> {
  thread ??= startParserThread();
  return (language, text) => {
    const parsed = isReadable(language, text) ? parse(language, text) : null;
    return {
      language,
      text,
      root: parsed?.root ?? emptyRoot(),
      hasError: parsed?.hasError ?? true,
    };
  };
}

function isReadable(language: ParsedLanguage, text: string): boolean {
  return Buffer.byteLength(text) <= maxBytes && findMisleadingText(language, text) === null;
}

function emptyRoot(): SyntaxNode {
  return { kind: "program", field: null, named: true, start: 0, end: 0, children: [] };
}

/**
 * Null when there is no tree. Time that a machine stands still is counted as the thread's own and must not
 * cost an honest text its tree: one of their length is tried twice.
 */
function parse(language: ParsedLanguage, text: string) {
  const first = parseOnce(language, text);
  return first === null && text.length <= honestLength ? parseOnce(language, text) : first;
}

/** Null when there is no tree. After a text that may have broken its memory the thread is replaced. */
function parseOnce(language: ParsedLanguage, text: string) {
  thread ??= startParserThread();
  const answer = thread.parse(language, text);
  const tree = answer && "names" in answer ? answer : null;
  if (tree === null || (tree.hasError && text.length > harmlessLength)) {
    thread.end();
    thread = undefined;
  }
  return tree && { root: buildTree(tree.names, tree.numbers), hasError: tree.hasError };
}
