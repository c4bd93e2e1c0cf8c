import { assertNever } from "../../../../lib/core/assert-never";
import type { ProblemDocument } from "../problem-schema";
import type { ValueType } from "../value-type";

/** First line of the function in Python: `def name(a: int) -> list[str]:`. */
export function formatPythonSignature(signature: ProblemDocument["signature"]): string {
  const params = signature.params.map((param) => `${param.name}: ${formatPythonType(param.type)}`);
  return `def ${signature.name}(${params.join(", ")}) -> ${formatPythonType(signature.returns)}:`;
}

/** Type hint of a value type; needs no import from Python 3.10 on. */
export function formatPythonType(type: ValueType): string {
  switch (type.kind) {
    case "int":
    case "float":
    case "bool":
      return type.kind;
    case "string":
      return "str";
    case "list":
      return `list[${formatPythonType(type.item)}]`;
    case "map":
      return `dict[${formatPythonType(type.key)}, ${formatPythonType(type.value)}]`;
    case "tuple":
      return `tuple[${type.items.map(formatPythonType).join(", ")}]`;
    case "optional":
      return `${formatPythonType(type.item)} | None`;
    default:
      return assertNever(type);
  }
}
