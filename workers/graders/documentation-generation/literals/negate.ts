import type { Value } from "../../../../lib/core/values/value";

/** A number with a minus before it; null for what is no number. */
export function negate(value: Value | null): Value | null {
  switch (value?.kind) {
    case "int":
      return { kind: "int", value: -value.value };
    case "float":
      return { kind: "float", value: -value.value };
    case "boxed": {
      const inner = negate(value.value);
      return inner && { ...value, value: inner };
    }
    default:
      return null;
  }
}
