import { assertNever } from "../../../../lib/core/assert-never";
import type { ValueType } from "../value-type";

const primitives = { int: "long", float: "double", bool: "boolean", string: "String" } as const;
const wrappers = { int: "Long", float: "Double", bool: "Boolean", string: "String" } as const;

/** A value type as a parameter or a result of a Java method; what may be absent is boxed. */
export function formatJavaType(type: ValueType): string {
  return type.kind in primitives
    ? primitives[type.kind as keyof typeof primitives]
    : formatJavaReference(type);
}

/** A value type where Java takes references alone, as between angle brackets. */
function formatJavaReference(type: ValueType): string {
  switch (type.kind) {
    case "int":
    case "float":
    case "bool":
    case "string":
      return wrappers[type.kind];
    case "list":
      return `List<${formatJavaReference(type.item)}>`;
    case "map":
      return `Map<${formatJavaReference(type.key)}, ${formatJavaReference(type.value)}>`;
    case "tuple":
      return `List<${sharedItemType(type.items) ?? "Object"}>`;
    case "optional":
      return formatJavaReference(type.item);
    default:
      return assertNever(type);
  }
}

/** What all items of a tuple are in Java; null where they differ and only Object fits. */
export function sharedItemType(items: readonly ValueType[]): string | null {
  const names = new Set(items.map(formatJavaReference));
  const [only, ...others] = names;
  return others.length > 0 ? null : (only ?? null);
}
