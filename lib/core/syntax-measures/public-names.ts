import { childOf } from "../syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { textOf } from "../syntax/text-of";

/**
 * The names that a program offers to others, in the order of its text: in Python what its top level defines or
 * assigns without a leading underscore; in JavaScript what it exports, or without any export what its top
 * level declares; in Java its classes, and their members that are not private as `Class.member`.
 */
export function publicNames(source: ParsedSource): string[] {
  const nodes = source.root.children;
  switch (source.language) {
    case "python":
      return unique(nodes.flatMap((node) => pythonNames(source, node))).filter(
        (name) => !name.startsWith("_"),
      );
    case "javascript":
      return javascriptNames(source, nodes);
    case "java":
      return unique(nodes.flatMap((node) => javaNames(source, node)));
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function pythonNames(source: ParsedSource, node: SyntaxNode): string[] {
  switch (node.kind) {
    case "function_definition":
    case "class_definition":
      return named(source, node);
    case "decorated_definition": {
      const definition = childOf(node, "definition");
      return definition ? named(source, definition) : [];
    }
    case "expression_statement": {
      const left = node.children[0] && childOf(node.children[0], "left");
      return left?.kind === "identifier" ? [textOf(source, left)] : [];
    }
    default:
      return [];
  }
}

function javascriptNames(source: ParsedSource, nodes: readonly SyntaxNode[]): string[] {
  const exported = nodes.filter(({ kind }) => kind === "export_statement");
  const offered = exported.length > 0 ? exported : nodes;
  return unique(offered.flatMap((node) => javascriptDeclared(source, node)));
}

function javascriptDeclared(source: ParsedSource, node: SyntaxNode): string[] {
  switch (node.kind) {
    case "function_declaration":
    case "generator_function_declaration":
    case "class_declaration":
      return named(source, node);
    case "lexical_declaration":
    case "variable_declaration":
      return node.children
        .filter(({ kind }) => kind === "variable_declarator")
        .flatMap((declarator) => named(source, declarator));
    case "export_statement":
      return exportedNames(source, node);
    default:
      return [];
  }
}

function exportedNames(source: ParsedSource, node: SyntaxNode): string[] {
  const declaration = childOf(node, "declaration");
  if (declaration) return javascriptDeclared(source, declaration);
  if (node.children.some(({ kind }) => kind === "default")) return ["default"];
  const clause = node.children.find(({ kind }) => kind === "export_clause");
  return (clause?.children ?? [])
    .filter(({ kind }) => kind === "export_specifier")
    .flatMap((specifier) => childOf(specifier, "alias") ?? childOf(specifier, "name") ?? [])
    .map((name) => textOf(source, name));
}

function javaNames(source: ParsedSource, node: SyntaxNode): string[] {
  const [name] = named(source, node);
  const body = childOf(node, "body");
  if (name === undefined || !/_declaration$/.test(node.kind)) return [];
  const members = body?.children.flatMap((member) => javaMembers(source, member)) ?? [];
  return [name, ...members.map((member) => `${name}.${member}`)];
}

function javaMembers(source: ParsedSource, member: SyntaxNode): string[] {
  const modifiers = member.children.find(({ kind }) => kind === "modifiers");
  if (modifiers?.children.some(({ kind }) => kind === "private")) return [];
  if (member.kind !== "field_declaration") {
    return /_declaration$/.test(member.kind) ? named(source, member) : [];
  }
  return member.children
    .filter(({ kind }) => kind === "variable_declarator")
    .flatMap((declarator) => named(source, declarator));
}

function named(source: ParsedSource, node: SyntaxNode): string[] {
  const name = childOf(node, "name");
  return name ? [textOf(source, name)] : [];
}
