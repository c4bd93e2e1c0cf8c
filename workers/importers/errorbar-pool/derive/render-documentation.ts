import { assertNever } from "../../../../lib/core/assert-never";
import { findFunctions } from "../../../../lib/core/syntax/find-functions";
import type { ParseSource } from "../../../../lib/core/syntax/parsed-source";
import { nameIn } from "../languages/name-in";
import { declaredErrors, type PoolLanguage } from "../languages/pool-language";
import { renameIn } from "../languages/statement-blocks";
import type { Ground } from "./ground";
import type { ReferenceExample } from "./reference-examples";

/** What a documentation is made of; tests leave parts out. */
export interface DocumentationParts {
  parameters: string[];
  examples: ReferenceExample[];
}

/**
 * A program with documentation of its entry point in the language's form: the statement, each parameter, the
 * result, each error, and examples.
 */
export function renderDocumented(
  parse: ParseSource,
  ground: Ground,
  code: string,
  parts: DocumentationParts,
): string {
  const { language, base } = ground;
  const entryPoint = nameIn(language, base.problem.signature.name);
  const found = findFunctions(parse(language, code)).find(({ name }) => name === entryPoint);
  if (found === undefined) throw new Error(`nothing defines ${entryPoint}`);
  const lines = listLines(ground, parts);
  switch (language) {
    case "python":
      return insertDocstring(code, found.body.start, lines);
    case "javascript":
    case "java":
      return insertComment(code, found.node.start, lines, language);
    default:
      return assertNever(language);
  }
}

function listLines({ base: { problem }, language }: Ground, parts: DocumentationParts): string[] {
  const rename = (text: string) => renameIn(problem, language, text);
  const errors = (problem.errors ?? []).map(({ when }) => rename(when));
  const tags = tagsOf(language, parts.parameters, errors);
  const statement = problem.statement.flatMap((paragraph) => [rename(paragraph), ""]);
  const examples = renderExampleLines(language, parts.examples);
  // Javadoc's tags come last, JSDoc's examples are tags themselves.
  return language === "java"
    ? [...statement, ...examples, "", ...tags]
    : [...statement, ...tags, "", ...examples];
}

function tagsOf(language: PoolLanguage, parameters: string[], errors: string[]): string[] {
  const error = declaredErrors[language];
  switch (language) {
    case "python":
      return [
        ...parameters.map((name) => `:param ${name}: as stated above`),
        ":returns: the result as stated above",
        ...errors.map((when) => `:raises ${error}: when ${when}`),
      ];
    case "javascript":
      return [
        ...parameters.map((name) => `@param ${name} as stated above`),
        "@returns the result as stated above",
        ...errors.map((when) => `@throws {${error}} when ${when}`),
      ];
    case "java":
      return [
        ...parameters.map((name) => `@param ${name} as stated above`),
        "@return the result as stated above",
        ...errors.map((when) => `@throws ${error} when ${when}`),
      ];
    default:
      return assertNever(language);
  }
}

function renderExampleLines(language: PoolLanguage, examples: ReferenceExample[]): string[] {
  if (examples.length === 0) return [];
  if (language === "python") return examples.flatMap(renderDoctest);
  const lines = examples.map(({ call, result }) => {
    const outcome = result === null ? `// throws ${declaredErrors[language]}` : `// => ${result}`;
    return `${call} ${outcome}`;
  });
  return language === "javascript" ? ["@example", ...lines] : ["<pre>{@code", ...lines, "}</pre>"];
}

function renderDoctest({ call, result }: ReferenceExample): string[] {
  const raised = ["Traceback (most recent call last):", "    ...", declaredErrors.python];
  return [`>>> ${call}`, ...(result === null ? raised : [result])];
}

function insertDocstring(code: string, at: number, lines: string[]): string {
  const text = lines.join("\n").replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  const docstring = `"""${text}\n"""`.split("\n");
  return insertLines(code, at, docstring);
}

/** What would end a comment: in strings of both languages there is another way to write it. */
function insertComment(
  code: string,
  at: number,
  lines: string[],
  language: "javascript" | "java",
): string {
  const slash = language === "javascript" ? "\\/" : "\\57";
  const safe = lines.map((line) => ` * ${line.replaceAll("*/", `*${slash}`)}`.trimEnd());
  return insertLines(code, at, ["/**", ...safe, " */"]);
}

/** Before a place, with the indentation of its line. */
function insertLines(code: string, at: number, lines: string[]): string {
  const lineStart = code.lastIndexOf("\n", at - 1) + 1;
  const indent = /^[ \t]*/.exec(code.slice(lineStart))?.[0] ?? "";
  const text = lines.map((line) => (line === "" ? "\n" : `${indent}${line}\n`)).join("");
  return code.slice(0, lineStart) + text + code.slice(lineStart);
}
