/** Type of an argument or a result, independent of any language. */
export type ValueType =
  | { kind: "int" | "float" | "bool" | "string" }
  | { kind: "list"; item: ValueType }
  | { kind: "map"; key: { kind: "int" | "string" }; value: ValueType }
  | { kind: "tuple"; items: ValueType[] }
  | { kind: "optional"; item: ValueType };

/**
 * Reads `int`, `float`, `bool`, `string`, `list<T>`, `map<K, V>`, `tuple<A, B, …>`, `optional<T>`.
 * Keys of a map are int or string: every language can compare those. An optional of an optional is
 * refused because both absences would look alike. Returns null for anything else.
 */
export function parseValueType(source: string): ValueType | null {
  const text = source.trim();
  if (text === "int" || text === "float" || text === "bool" || text === "string") {
    return { kind: text };
  }
  const match = /^(list|map|tuple|optional)\s*<(.*)>$/s.exec(text);
  if (!match) return null;
  const parts: ValueType[] = [];
  for (const part of splitArguments(match[2] ?? "")) {
    const type = parseValueType(part);
    if (!type) return null;
    parts.push(type);
  }
  return buildContainer(match[1] ?? "", parts);
}

function buildContainer(name: string, parts: ValueType[]): ValueType | null {
  if (name === "tuple") return { kind: "tuple", items: parts };
  const [first, second, ...rest] = parts;
  if (!first || rest.length > 0) return null;
  if (name === "map") {
    if (!second || (first.kind !== "int" && first.kind !== "string")) return null;
    return { kind: "map", key: { kind: first.kind }, value: second };
  }
  if (second) return null;
  if (name === "list") return { kind: "list", item: first };
  return first.kind === "optional" ? null : { kind: "optional", item: first };
}

/** Splits at the commas that stand outside any angle brackets. */
function splitArguments(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "<") depth += 1;
    if (character === ">") depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + character);
  }
  return parts;
}

/** The type as it is written in problem.json. */
export function formatValueType(type: ValueType): string {
  switch (type.kind) {
    case "list":
    case "optional":
      return `${type.kind}<${formatValueType(type.item)}>`;
    case "map":
      return `map<${type.key.kind}, ${formatValueType(type.value)}>`;
    case "tuple":
      return `tuple<${type.items.map(formatValueType).join(", ")}>`;
    default:
      return type.kind;
  }
}

/** Whether an absent value can occur anywhere inside the type. */
export function containsOptional(type: ValueType): boolean {
  switch (type.kind) {
    case "optional":
      return true;
    case "list":
      return containsOptional(type.item);
    case "map":
      return containsOptional(type.value);
    case "tuple":
      return type.items.some(containsOptional);
    default:
      return false;
  }
}
