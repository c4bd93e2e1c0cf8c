import { findFunctions } from "../../../lib/core/syntax/find-functions";
import type {
  ParsedLanguage,
  ParsedSource,
  SyntaxNode,
} from "../../../lib/core/syntax/parsed-source";
import { textOf } from "../../../lib/core/syntax/text-of";
import { walk } from "../../../lib/core/syntax/walk";

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names by which a program makes a program of a text, or reaches what does. */
const evaluators: Record<ParsedLanguage, ReadonlySet<string>> = {
  python: listOf(`eval exec compile globals locals vars getattr __import__ __builtins__ FunctionType
    CodeType __globals__ __dict__ __getattribute__ __subclasses__`),
  javascript: listOf(`eval Function AsyncFunction GeneratorFunction globalThis global constructor
    require process Reflect`),
  java: listOf(`ScriptEngine ScriptEngineManager ToolProvider JavaCompiler MethodHandles reflect Class
    ClassLoader forName defineClass getClass`),
};

/** Modules of Python that do; as names of variables they are harmless. */
const modules = listOf(`builtins importlib runpy codeop code types marshal pickle ast inspect`);
const imports = new Set(["import_statement", "import_from_statement"]);

const names = new Set(["identifier", "type_identifier", "property_identifier"]);
const texts = new Set(["string", "template_string", "string_literal"]);

/** Longer than any string that a function of the pool needs; a program could stand in one. */
const longestString = 400;

/**
 * What lets a program run a text as code, so that no measure of its tree would mean anything: the first such
 * name, or string of more than 400 characters, that the original has not got; null where there is none.
 */
export function findEvaluation(source: ParsedSource, original: ParsedSource): string | null {
  const known = new Set(listSuspects(original));
  for (const suspect of listSuspects(source)) if (!known.has(suspect)) return suspect;
  return null;
}

function* listSuspects(source: ParsedSource): Generator<string, void, void> {
  const docstrings = new Set(findFunctions(source).map((found) => found.documentationNode));
  const harmless = new Set<SyntaxNode>();
  for (const node of walk(source.root)) {
    if (isHarmless(source, node)) for (const child of node.children) harmless.add(child);
    if (imports.has(node.kind)) yield* listModules(source, node);
    if (harmless.has(node) || (!names.has(node.kind) && !texts.has(node.kind))) continue;
    const text = textOf(source, node);
    if (names.has(node.kind) && evaluators[source.language].has(text)) yield `\`${text}\``;
    if (texts.has(node.kind) && text.length > longestString && !docstrings.has(node)) {
      yield `a string of ${text.length} characters`;
    }
  }
}

function* listModules(source: ParsedSource, statement: SyntaxNode): Generator<string, void, void> {
  for (const node of walk(statement)) {
    const text = textOf(source, node);
    if (names.has(node.kind) && modules.has(text)) yield `\`${text}\``;
  }
}

/** `re.compile` makes a pattern and no program, and a class may have a constructor. */
function isHarmless(source: ParsedSource, node: SyntaxNode): boolean {
  const { language } = source;
  if (language === "python" && node.kind === "attribute") {
    return textOf(source, node).replaceAll(/\s/g, "") === "re.compile";
  }
  return language === "javascript" && node.kind === "method_definition";
}
