import type { Value } from "../../../../lib/core/values/value";

/** As many entries as Map.of takes. */
const mostEntries = 10;

/** The value as a Java expression that makes it: tuples are lists, whole numbers are longs. */
export function formatJavaLiteral(value: Value): string {
  switch (value.kind) {
    case "none":
      return "null";
    case "bool":
      return String(value.value);
    case "int":
      return `${value.value}L`;
    case "float":
      return formatDouble(value.value);
    case "string":
      return formatString(value.value);
    case "list":
    case "tuple":
      return formatList(value.items);
    case "dict":
      return formatMap(value.entries);
    default:
      throw new Error(`a base problem has no values of kind ${value.kind}`);
  }
}

/** List.of takes no null. */
function formatList(items: readonly Value[]): string {
  const maker = items.some(({ kind }) => kind === "none") ? "Arrays.asList" : "List.of";
  return `${maker}(${items.map(formatJavaLiteral).join(", ")})`;
}

function formatMap(entries: readonly (readonly [Value, Value])[]): string {
  const texts = entries.map((pair) => pair.map(formatJavaLiteral).join(", "));
  if (entries.some(([, item]) => item.kind === "none")) {
    return `new HashMap<>() {{ ${texts.map((text) => `put(${text});`).join(" ")} }}`;
  }
  if (entries.length <= mostEntries) return `Map.of(${texts.join(", ")})`;
  return `Map.ofEntries(${texts.map((text) => `Map.entry(${text})`).join(", ")})`;
}

function formatDouble(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value).replace("e+", "e");
  return /[.e]/.test(text) ? text : `${text}.0`;
}

const namedEscapes = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function formatString(text: string): string {
  const body = Array.from(text, (character) => {
    const named = namedEscapes.get(character);
    if (named !== undefined) return named;
    const isPlain = character === " " || !/[\p{C}\p{Z}]/u.test(character);
    return isPlain ? character : escapeUnits(character);
  });
  return `"${body.join("")}"`;
}

/** Octal for the lowest ones: a Unicode escape of a line break would be one, even in a comment. */
function escapeUnits(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return `\\${code.toString(8).padStart(3, "0")}`;
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
  }).join("");
}
