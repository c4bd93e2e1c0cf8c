import { assertNever } from "../assert-never";
import type { Language } from "../vocabulary";
import type { Value } from "./value";

/**
 * Whether a plain value counts as true in a language; null where it has no truth: what is no plain data
 * of the language, and in Java everything but a boolean.
 */
export function truthOf(value: Value, language: Language): boolean | null {
  switch (language) {
    case "python":
      return truthInPython(value);
    case "javascript":
    case "typescript":
      return truthInJavaScript(value);
    case "java":
      return value.kind === "bool" ? value.value : null;
    default:
      return assertNever(language);
  }
}

function truthInPython(value: Value): boolean | null {
  switch (value.kind) {
    case "opaque":
    case "undefined":
    case "boxed":
      return null;
    case "none":
      return false;
    case "bool":
      return value.value;
    case "int":
      return value.value !== 0n;
    case "float":
      return value.value !== 0;
    case "complex":
      return value.real !== 0 || value.imaginary !== 0;
    case "string":
      return value.value !== "";
    case "bytes":
      return value.hex !== "";
    case "dict":
      return value.entries.length > 0;
    default:
      return value.items.length > 0;
  }
}

/** Every object is true, an empty array too; NaN is not, other than in Python. */
function truthInJavaScript(value: Value): boolean | null {
  switch (value.kind) {
    case "opaque":
    case "complex":
      return null;
    case "none":
    case "undefined":
      return false;
    case "bool":
      return value.value;
    case "int":
      return value.value !== 0n;
    case "float":
      return value.value !== 0 && !Number.isNaN(value.value);
    case "string":
      return value.value !== "";
    case "boxed":
      return value.value.kind === "int" ? value.value.value !== 0n : true;
    default:
      return true;
  }
}
