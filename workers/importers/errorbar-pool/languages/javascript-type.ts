import { assertNever } from "../../../../lib/core/assert-never";
import type { ValueType } from "../value-type";

/** A value type as JSDoc writes it. */
export function formatJavaScriptType(type: ValueType): string {
  switch (type.kind) {
    case "int":
    case "float":
      return "number";
    case "bool":
      return "boolean";
    case "string":
      return "string";
    case "list": {
      const item = formatJavaScriptType(type.item);
      return type.item.kind === "optional" ? `(${item})[]` : `${item}[]`;
    }
    case "map":
      return `Map<${formatJavaScriptType(type.key)}, ${formatJavaScriptType(type.value)}>`;
    case "tuple":
      return `[${type.items.map(formatJavaScriptType).join(", ")}]`;
    case "optional":
      return `${formatJavaScriptType(type.item)} | null`;
    default:
      return assertNever(type);
  }
}
