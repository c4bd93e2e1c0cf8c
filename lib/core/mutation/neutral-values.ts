import { childOf } from "../syntax/child-of";
import { isComment } from "../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { textOf } from "../syntax/text-of";

/** Neutral values by the beginning of a declared type. */
const byType: Record<ParsedSource["language"], [RegExp, string[]][]> = {
  python: [
    [/\bNone\b|^Optional\b/, ["None"]],
    [/^(int|float)$/, ["0"]],
    [/^bool$/, ["False", "True"]],
    [/^str$/, ['""']],
    [/^(list|List)\b/, ["[]"]],
    [/^(dict|Dict)\b/, ["{}"]],
    [/^(tuple|Tuple)\b/, []],
  ],
  javascript: [],
  java: [
    [/\[\]$/, []],
    [/^(byte|short|int|long|float|double)$/, ["0"]],
    [/^boolean$/, ["false", "true"]],
    [/^String$/, ['""']],
    [/^List\b/, ["java.util.List.of()"]],
    [/^Map\b/, ["java.util.Map.of()"]],
    [/^/, ["null"]],
  ],
};

/** Neutral values by what an expression plainly makes, where no type is declared. */
const byKind: Record<string, string[]> = {
  number: ["0"],
  integer: ["0"],
  binary_operator: ["0"],
  array: ["[]"],
  list: ["[]"],
  list_comprehension: ["[]"],
  dictionary: ["{}"],
  string: ['""'],
  template_string: ['""'],
  true: [],
  false: [],
  null: [],
  none: [],
};
const truths = /^(<=?|>=?|[!=]==?|&&|\|\||and|or|not|!|in|is)$/;

/** What a function could return in the place of a value and mean nothing by it. */
export function neutralValues(
  source: ParsedSource,
  value: SyntaxNode,
  owner: SyntaxNode | null,
): string[] {
  const type = owner && typeOf(source, owner);
  const neutral = type && byType[source.language].find(([pattern]) => pattern.test(type))?.[1];
  if (type && neutral) return isArray(type) ? [emptyArray(type)] : neutral;
  return neutralByKind(source, unwrap(value));
}

/** Looks inside parentheses. */
function unwrap(value: SyntaxNode): SyntaxNode {
  let inner = value;
  while (inner.kind === "parenthesized_expression") {
    const next = inner.children.find((child) => child.named && !isComment(child));
    if (!next) break;
    inner = next;
  }
  return inner;
}

function neutralByKind(source: ParsedSource, value: SyntaxNode): string[] {
  const known = byKind[value.kind];
  if (known) return known;
  const [none, no, yes] =
    source.language === "python" ? ["None", "False", "True"] : ["null", "false", "true"];
  if (isTruth(source, value)) return [no, yes];
  return isSum(value) ? ["0"] : [none];
}

/** The declared type of a result, without blanks; null where there is none. */
function typeOf(source: ParsedSource, owner: SyntaxNode): string | null {
  const type =
    childOf(owner, "return_type") ?? (source.language === "java" && childOf(owner, "type"));
  return type ? textOf(source, type).replace(/\s+/g, "") : null;
}

function isArray(type: string): boolean {
  return type.endsWith("[]");
}

/** An empty array of Java: of `long[][]` it is `new long[0][]`; arrays are made without type arguments. */
function emptyArray(type: string): string {
  const element = type.replace(/<.*>/, "").replaceAll("[]", "");
  const dimensions = type.split("[]").length - 1;
  return `new ${element}[0]${"[]".repeat(dimensions - 1)}`;
}

function isTruth(source: ParsedSource, value: SyntaxNode): boolean {
  return value.children.some((child) => !child.named && truths.test(textOf(source, child)));
}

function isSum(value: SyntaxNode): boolean {
  return value.kind === "binary_expression" || value.kind === "unary_expression";
}
