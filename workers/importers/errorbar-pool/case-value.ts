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
  return decode(json, type, { place, path: [] });
}

/** Where a value stands: its field, and the way into it, which becomes words for an error alone. */
interface Spot {
  place: Place;
  path: number[];
}

function decode(json: unknown, type: ValueType, spot: Spot): Value {
  switch (type.kind) {
    case "int":
      return decodeInt(json, spot);
    case "float":
      return decodeFloat(json, spot);
    case "bool":
      if (typeof json !== "boolean") return mismatch(json, type, spot, "write true or false");
      return { kind: "bool", value: json };
    case "string":
      return decodeString(json, spot);
    case "list": {
      const items = readArray(json, type, spot);
      return {
        kind: "list",
        items: items.map((item, at) => decodeItem(item, type.item, at, spot)),
      };
    }
    case "tuple":
      return decodeTuple(json, type, spot);
    case "map":
      return decodeMap(json, type, spot);
    case "optional":
      return json === null ? { kind: "none" } : decode(json, type.item, spot);
    default:
      return assertNever(type);
  }
}

function mismatch(json: unknown, type: ValueType, spot: Spot, remedy: string): never {
  const found = json === undefined ? "nothing" : JSON.stringify(json).slice(0, 60);
  const field = spot.place.field + spot.path.map((at) => `[${at}]`).join("");
  throw poolFieldError(
    { file: spot.place.file, field },
    `${found} is no ${formatValueType(type)}; ${remedy}`,
  );
}

function readArray(json: unknown, type: ValueType, spot: Spot): unknown[] {
  return Array.isArray(json) ? json : mismatch(json, type, spot, "write an array");
}

function decodeItem(json: unknown, type: ValueType, at: number, spot: Spot): Value {
  spot.path.push(at);
  const value = decode(json, type, spot);
  // After an error nobody asks any more.
  spot.path.pop();
  return value;
}

function decodeInt(json: unknown, spot: Spot): Value {
  if (typeof json === "number" && Number.isInteger(json)) {
    // The digits that the author wrote are already lost here, so rounding would go unnoticed.
    if (Number.isSafeInteger(json)) return { kind: "int", value: BigInt(json) };
    return mismatch(json, { kind: "int" }, spot, "write an int beyond 2^53 as a string of digits");
  }
  if (typeof json === "string" && integerText.test(json)) {
    return { kind: "int", value: BigInt(json) };
  }
  return mismatch(json, { kind: "int" }, spot, "write a whole number, or a string of its digits");
}

function decodeFloat(json: unknown, spot: Spot): Value {
  if (typeof json !== "number" || !Number.isFinite(json)) {
    return mismatch(json, { kind: "float" }, spot, "write a finite number");
  }
  return { kind: "float", value: json };
}

function decodeString(json: unknown, spot: Spot): Value {
  const type: ValueType = { kind: "string" };
  if (typeof json !== "string") return mismatch(json, type, spot, "write a string");
  if (loneSurrogate.test(json)) {
    return mismatch(json, type, spot, "remove the surrogate that stands without its partner");
  }
  return { kind: "string", value: json };
}

function decodeTuple(json: unknown, type: ValueType & { kind: "tuple" }, spot: Spot): Value {
  const remedy = `write an array of ${type.items.length} values`;
  const items = readArray(json, type, spot);
  if (items.length !== type.items.length) return mismatch(json, type, spot, remedy);
  return {
    kind: "tuple",
    items: type.items.map((itemType, at) => decodeItem(items[at], itemType, at, spot)),
  };
}

function decodeMap(json: unknown, type: ValueType & { kind: "map" }, spot: Spot): Value {
  const seen = new Set<string>();
  const entries = readArray(json, type, spot).map((pair, at): [Value, Value] => {
    spot.path.push(at);
    if (!Array.isArray(pair) || pair.length !== 2) {
      return mismatch(pair, type, spot, "write each entry as [key, value]");
    }
    const key = decodeItem(pair[0], type.key, 0, spot);
    const keyText = formatWire(key);
    if (seen.has(keyText)) return mismatch(pair, type, spot, "a key occurs twice; remove one");
    seen.add(keyText);
    const value = decodeItem(pair[1], type.value, 1, spot);
    spot.path.pop();
    return [key, value];
  });
  return { kind: "dict", entries };
}
