import { assertNever } from "../../../lib/core/assert-never";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Value } from "../../../lib/core/values/value";
import { type Place, poolFieldError } from "./pool-error";
import { formatValueType, type ValueType } from "./value-type";

const integerText = /^(0|-?[1-9][0-9]*)$/;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Decodes the JSON of an argument or expectation against its declared type:
 * int from a number, or from a string of digits when beyond ±(2^53 − 1); float from a number;
 * list and tuple from an array; map from an array of [key, value] pairs; optional from null or T.
 * @throws DomainError bad-input naming file, field and remedy.
 */
export function decodeCaseValue(json: unknown, type: ValueType, place: Place): Value {
  switch (type.kind) {
    case "int":
      return decodeInt(json, place);
    case "float":
      return decodeFloat(json, place);
    case "bool":
      if (typeof json !== "boolean") return mismatch(json, type, place, "write true or false");
      return { kind: "bool", value: json };
    case "string":
      return decodeString(json, place);
    case "list": {
      const items = readArray(json, type, place);
      return {
        kind: "list",
        items: items.map((item, at) => decodeItem(item, type.item, at, place)),
      };
    }
    case "tuple":
      return decodeTuple(json, type, place);
    case "map":
      return decodeMap(json, type, place);
    case "optional":
      return json === null ? { kind: "none" } : decodeCaseValue(json, type.item, place);
    default:
      return assertNever(type);
  }
}

function mismatch(json: unknown, type: ValueType, place: Place, remedy: string): never {
  const found = json === undefined ? "nothing" : JSON.stringify(json).slice(0, 60);
  throw poolFieldError(place, `${found} is no ${formatValueType(type)}; ${remedy}`);
}

function readArray(json: unknown, type: ValueType, place: Place): unknown[] {
  return Array.isArray(json) ? json : mismatch(json, type, place, "write an array");
}

function decodeItem(json: unknown, type: ValueType, at: number, place: Place): Value {
  return decodeCaseValue(json, type, { file: place.file, field: `${place.field}[${at}]` });
}

function decodeInt(json: unknown, place: Place): Value {
  if (typeof json === "number" && Number.isInteger(json)) {
    // The digits that the author wrote are already lost here, so rounding would go unnoticed.
    if (Number.isSafeInteger(json)) return { kind: "int", value: BigInt(json) };
    return mismatch(json, { kind: "int" }, place, "write an int beyond 2^53 as a string of digits");
  }
  if (typeof json === "string" && integerText.test(json)) {
    return { kind: "int", value: BigInt(json) };
  }
  return mismatch(json, { kind: "int" }, place, "write a whole number, or a string of its digits");
}

function decodeFloat(json: unknown, place: Place): Value {
  if (typeof json !== "number" || !Number.isFinite(json)) {
    return mismatch(json, { kind: "float" }, place, "write a finite number");
  }
  return { kind: "float", value: json };
}

function decodeString(json: unknown, place: Place): Value {
  const type: ValueType = { kind: "string" };
  if (typeof json !== "string") return mismatch(json, type, place, "write a string");
  if (loneSurrogate.test(json)) {
    return mismatch(json, type, place, "remove the surrogate that stands without its partner");
  }
  return { kind: "string", value: json };
}

function decodeTuple(json: unknown, type: ValueType & { kind: "tuple" }, place: Place): Value {
  const remedy = `write an array of ${type.items.length} values`;
  const items = readArray(json, type, place);
  if (items.length !== type.items.length) return mismatch(json, type, place, remedy);
  return {
    kind: "tuple",
    items: type.items.map((itemType, at) => decodeItem(items[at], itemType, at, place)),
  };
}

function decodeMap(json: unknown, type: ValueType & { kind: "map" }, place: Place): Value {
  const seen = new Set<string>();
  const entries = readArray(json, type, place).map((pair, at): [Value, Value] => {
    const inner = { file: place.file, field: `${place.field}[${at}]` };
    if (!Array.isArray(pair) || pair.length !== 2) {
      return mismatch(pair, type, inner, "write each entry as [key, value]");
    }
    const key = decodeItem(pair[0], type.key, 0, inner);
    const keyText = formatWire(key);
    if (seen.has(keyText)) return mismatch(pair, type, inner, "a key occurs twice; remove one");
    seen.add(keyText);
    return [key, decodeItem(pair[1], type.value, 1, inner)];
  });
  return { kind: "dict", entries };
}
