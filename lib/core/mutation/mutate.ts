import { DomainError } from "../errors";
import { docstringOf } from "../syntax/docstring-of";
import { findFunctions } from "../syntax/find-functions";
import { isComment } from "../syntax/is-comment";
import { lineAt } from "../syntax/line-at";
import { listPlaces } from "../syntax/list-places";
import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import type { Mutant } from "./mutant";
import type { OperatorName, Replacement } from "./operator";
import { operators } from "./operators";

/** What no fault is planted in: it isn't executed, or a change to it is one of names. */
const leftOut = new Set([
  "import_statement",
  "import_from_statement",
  "future_import_statement",
  "import_declaration",
  "package_declaration",
  "decorator",
  "annotation",
  "marker_annotation",
  "type",
]);

/**
 * Every source that one operator makes of a source by one change: of the entry point and of all that it is
 * defined with. Each parses, no two are the same text, and equal sources give equal mutants in the same
 * order. Whether one means anything else than the source, or compiles, is for its execution to say.
 *
 * @throws DomainError `bad-input` when the source has errors or no function of the entry point's name
 */
export function mutate(source: ParsedSource, entryPoint: string): Mutant[] {
  if (source.hasError) {
    throw new DomainError("bad-input", `a source that defines ${entryPoint} does not parse`);
  }
  if (!findFunctions(source).some(({ name }) => name === entryPoint)) {
    throw new DomainError("bad-input", `a source defines no function named ${entryPoint}`);
  }
  const places = [...listPlaces(source.root, (node) => isLeftOut(source, node))];
  const known = new Set([source.text]);
  const mutants: Mutant[] = [];
  for (const operator of operators) {
    const changes = places.flatMap((place) => operator.find(place, source));
    for (const [index, change] of changes.entries()) {
      const mutant = apply(source, operator.name, index + 1, change);
      if (known.has(mutant.source)) continue;
      known.add(mutant.source);
      mutants.push(mutant);
    }
  }
  return mutants;
}

function isLeftOut(source: ParsedSource, node: SyntaxNode): boolean {
  if (isComment(node) || leftOut.has(node.kind)) return true;
  // A statement that is a string and nothing else, be it a docstring or not, does nothing.
  return docstringOf(source, { ...node, children: [node] }) !== null;
}

function apply(
  { text }: ParsedSource,
  operator: OperatorName,
  ordinal: number,
  change: Replacement,
): Mutant {
  const before = text.slice(change.start, change.end);
  return {
    id: `${operator}-${ordinal}`,
    operator,
    line: lineAt(text, change.start + leadingBlanks(before)),
    description: sayWhat(before, change.text),
    source: text.slice(0, change.start) + change.text + text.slice(change.end),
  };
}

function leadingBlanks(text: string): number {
  return text.length - text.trimStart().length;
}

function sayWhat(before: string, after: string): string {
  const [from, to] = [shorten(before), shorten(after)];
  return to === "" ? `\`${from}\` is left out` : `\`${from}\` becomes \`${to}\``;
}

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
