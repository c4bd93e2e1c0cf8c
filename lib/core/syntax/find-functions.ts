import { childOf } from "./child-of";
import { documentationOf } from "./documentation-of";
import { listParameters } from "./list-parameters";
import { listPlaces } from "./list-places";
import type { ParsedSource, SyntaxNode } from "./parsed-source";
import type { Place } from "./place";
import { textOf } from "./text-of";

export interface FoundFunction {
  name: string;
  /** Names in order, those of rest parameters without their marks; a destructured one is its whole text. */
  parameters: string[];
  node: SyntaxNode;
  body: SyntaxNode;
  /** Without its quotes or comment marks and without the asterisks before its lines; escapes stay as written. */
  documentation: string | null;
  /** The node of the docstring or of the comment. */
  documentationNode: SyntaxNode | null;
}

const definitions = new Set([
  "function_definition",
  "function_declaration",
  "generator_function_declaration",
  "method_definition",
  "method_declaration",
  "constructor_declaration",
]);
const values = new Set(["function_expression", "arrow_function", "generator_function", "lambda"]);
/** What gives a function value its name, and in which field. */
const naming: Record<string, string> = {
  variable_declarator: "name",
  assignment_expression: "left",
  assignment: "left",
  pair: "key",
  field_definition: "property",
};

/**
 * The named functions and methods of a source, nested ones too, in the order of the text: definitions, and
 * function values that a name is given to where they are written. Abstract ones have no body and are left out.
 */
export function findFunctions(source: ParsedSource): FoundFunction[] {
  const found: FoundFunction[] = [];
  for (const place of listPlaces(source.root)) {
    const made = readFunction(source, place);
    if (made) found.push(made);
  }
  return found;
}

function readFunction(source: ParsedSource, place: Place): FoundFunction | null {
  const { node } = place;
  const name = nameOf(source, place);
  const body = childOf(node, "body");
  if (name === null || body === null) return null;
  const documentation = documentationOf(source, body, place);
  return {
    name,
    parameters: listParameters(source, node),
    node,
    body,
    documentation: documentation?.text ?? null,
    documentationNode: documentation?.node ?? null,
  };
}

function nameOf(source: ParsedSource, { node, parent: above }: Place): string | null {
  if (definitions.has(node.kind)) {
    const name = childOf(node, "name");
    return name && textOf(source, name);
  }
  const parent = above?.node;
  if (!parent || !values.has(node.kind)) return null;
  const field = naming[parent.kind];
  const target = field === undefined ? null : childOf(parent, field);
  if (target === null || target === node) return null;
  return textOf(source, childOf(target, "property") ?? target);
}
