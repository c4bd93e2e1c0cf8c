import type { Value } from "../../../../lib/core/values/value";

/** The value as a JavaScript expression that makes it: tuples are arrays, mappings are Maps. */
export function formatJavaScriptLiteral(value: Value): string {
  switch (value.kind) {
    case "none":
      return "null";
    case "bool":
      return String(value.value);
    case "int":
      return value.value.toString();
    case "float":
      return Object.is(value.value, -0) ? "-0" : String(value.value);
    case "string":
      return formatString(value.value);
    case "list":
    case "tuple":
      return `[${value.items.map(formatJavaScriptLiteral).join(", ")}]`;
    case "dict": {
      const entries = value.entries.map(
        (pair) => `[${pair.map(formatJavaScriptLiteral).join(", ")}]`,
      );
      return entries.length === 0 ? "new Map()" : `new Map([${entries.join(", ")}])`;
    }
    default:
      throw new Error(`a base problem has no values of kind ${value.kind}`);
  }
}

/** What can't be seen is escaped; everything else stands as it is. */
function formatString(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/gu, (character) => {
    if (!/[\p{C}\p{Z}]/u.test(character)) return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
