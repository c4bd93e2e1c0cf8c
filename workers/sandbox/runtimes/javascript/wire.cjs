"use strict";
/**
 * Values as the wire text of lib/core/values. Every builtin is bound now, before a candidate can patch
 * it, and encoding never runs a candidate's code: no getter, no trap of a proxy, no iterator, no toJSON.
 */
const { types } = require("node:util");

const { isProxy, isMap, isSet, isDate, isUint8Array, isArgumentsObject, isGeneratorObject } = types;
const { apply, ownKeys, getPrototypeOf, getOwnPropertyDescriptor, defineProperty } = Reflect;
const { hasOwn, is } = Object;
const { isArray } = Array;
const { isInteger, isNaN: isNotANumber } = Number;
const uncurry =
  (method) =>
  (self, ...rest) =>
    apply(method, self, rest);
const toJsonText = JSON.stringify;
const parseJson = JSON.parse;
const objectPrototype = Object.prototype;
const arrayPrototype = Array.prototype;
const mapPrototype = Map.prototype;
const setPrototype = Set.prototype;
const datePrototype = Date.prototype;
const bytesPrototype = Uint8Array.prototype;
const bufferPrototype = Buffer.prototype;
const eachOfMap = uncurry(Map.prototype.forEach);
const eachOfSet = uncurry(Set.prototype.forEach);
const putInMap = uncurry(Map.prototype.set);
const putInSet = uncurry(Set.prototype.add);
const timeOf = uncurry(Date.prototype.getTime);
const dropFirst = uncurry(Array.prototype.shift);
const slice = uncurry(String.prototype.slice);
const codeAt = uncurry(String.prototype.charCodeAt);
const indexOf = uncurry(String.prototype.indexOf);
const inBase = uncurry(BigInt.prototype.toString);
const bytesLength = uncurry(getOwnPropertyDescriptor(getPrototypeOf(bytesPrototype), "length").get);
const NewMap = Map;
const NewSet = Set;
const NewDate = Date;
const NewBytes = Uint8Array;
const NewError = Error;
const toBigInt = BigInt;

/** Containers may nest this deep on the wire. */
const maxDepth = 100;
const hexDigits = "0123456789abcdef";
const smallest = -(1n << 63n);
const largest = 1n << 63n;
/** Thrown when a text would grow over its limit. */
const tooLarge = new Error("too large");

function number(value) {
  if (isNotANumber(value)) return '["f","nan"]';
  if (value === Infinity) return '["f","inf"]';
  if (value === -Infinity) return '["f","-inf"]';
  if (is(value, -0)) return '["f","-0.0"]';
  const text = `${value}`;
  return isInteger(value) && indexOf(text, "e") < 0 ? `["f","${text}.0"]` : `["f","${text}"]`;
}

function bigint(value) {
  if (value > smallest && value < largest) return `["x","bigint",["i","${inBase(value)}"]]`;
  const hex = value < 0n ? `-0x${inBase(-value, 16)}` : `0x${inBase(value, 16)}`;
  return `["x","bigint",["i","${hex}"]]`;
}

function bytes(value) {
  let text = "";
  const length = bytesLength(value);
  for (let index = 0; index < length; index += 1) {
    text += hexDigits[value[index] >> 4] + hexDigits[value[index] & 15];
  }
  return `["b","${text}"]`;
}

/** Own data property, or undefined where it is missing, is computed, or belongs to a proxy. */
function dataProperty(holder, key) {
  if (holder === null || isProxy(holder)) return undefined;
  const descriptor = getOwnPropertyDescriptor(holder, key);
  return descriptor !== undefined && hasOwn(descriptor, "value") ? descriptor.value : undefined;
}

/** What an opaque object is called, found without running anything of it. */
function className(value) {
  if (isProxy(value)) return "Proxy";
  if (isGeneratorObject(value)) return "Generator";
  let holder = getPrototypeOf(value);
  for (let step = 0; step < 5 && holder !== null && !isProxy(holder); step += 1) {
    const maker = dataProperty(holder, "constructor");
    const name = typeof maker === "function" ? dataProperty(maker, "name") : undefined;
    if (typeof name === "string" && name !== "") return slice(name, 0, 100);
    holder = getPrototypeOf(holder);
  }
  return "Object";
}

/**
 * Wire text of a value. `onOpaque` is told when something in it is no plain data.
 * @throws tooLarge when the text would be longer than `limit`.
 */
function encode(value, limit, onOpaque = () => {}) {
  let left = limit;
  const spend = (text) => {
    left -= text.length;
    if (left < 0) throw tooLarge;
    return text;
  };
  const opaque = (name) => {
    onOpaque();
    return spend(`["o",${toJsonText(name)}]`);
  };
  const string = (text) => {
    if (text.length > left) throw tooLarge;
    return spend(toJsonText(text));
  };

  /** An element or property, read without running a getter. */
  function property(holder, key, depth) {
    const descriptor = getOwnPropertyDescriptor(holder, key);
    if (descriptor === undefined) return spend('["u"]');
    return hasOwn(descriptor, "value") ? walk(descriptor.value, depth) : opaque("accessor");
  }

  function list(value, depth) {
    const { length } = value;
    let text = spend('["l"');
    for (let index = 0; index < length; index += 1) {
      text += spend(",") + property(value, index, depth + 1);
    }
    return text + spend("]");
  }

  function record(value, depth) {
    const keys = ownKeys(value);
    let text = spend('["d"');
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index];
      if (typeof key !== "string") continue;
      const descriptor = getOwnPropertyDescriptor(value, key);
      if (descriptor === undefined || !descriptor.enumerable) continue;
      text += spend(",[") + string(key) + spend(",") + property(value, key, depth + 1) + spend("]");
    }
    return text + spend("]");
  }

  function map(value, depth) {
    let text = spend('["x","map",["d"');
    eachOfMap(value, (item, key) => {
      text += spend(",[") + walk(key, depth + 2) + spend(",") + walk(item, depth + 2) + spend("]");
    });
    return text + spend("]]");
  }

  /** In the order of insertion: the tests may spread it. */
  function set(value, depth) {
    let text = spend('["s"');
    eachOfSet(value, (item) => {
      text += spend(",") + walk(item, depth + 1);
    });
    return text + spend("]");
  }

  function object(value, depth) {
    if (isProxy(value)) return opaque("Proxy");
    const prototype = getPrototypeOf(value);
    if (isArray(value)) {
      return prototype === arrayPrototype ? list(value, depth) : opaque(className(value));
    }
    if (isArgumentsObject(value)) return opaque("Arguments");
    if (isUint8Array(value) && (prototype === bytesPrototype || prototype === bufferPrototype)) {
      if (bytesLength(value) * 2 > left) throw tooLarge;
      return spend(bytes(value));
    }
    if (isDate(value) && prototype === datePrototype) {
      return spend(`["x","date",${number(timeOf(value))}]`);
    }
    if (isSet(value) && prototype === setPrototype) return set(value, depth);
    // A map is two containers on the wire.
    if (isMap(value) && prototype === mapPrototype && depth + 1 < maxDepth)
      return map(value, depth);
    if (prototype === objectPrototype || prototype === null) return record(value, depth);
    return opaque(className(value));
  }

  function walk(value, depth) {
    switch (typeof value) {
      case "undefined":
        return spend('["u"]');
      case "boolean":
        return spend(value ? "true" : "false");
      case "number":
        return spend(number(value));
      case "string":
        return string(value);
      case "bigint":
        return depth < maxDepth ? spend(bigint(value)) : opaque("bigint");
      case "object":
        if (value === null) return spend("null");
        return depth < maxDepth ? object(value, depth) : opaque("too deep");
      default:
        return opaque(typeof value);
    }
  }

  return walk(value, 0);
}

/** A property as an object literal makes it: no setter of a patched prototype is asked. */
function put(target, key, value) {
  defineProperty(target, key, {
    __proto__: null,
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function toNumber(text) {
  if (text === "inf") return Infinity;
  if (text === "-inf") return -Infinity;
  return +text;
}

function toInteger(text) {
  return text[0] === "-" ? -toBigInt(slice(text, 1)) : toBigInt(text);
}

function toBytes(hex) {
  const value = new NewBytes(hex.length / 2);
  for (let index = 0; index < hex.length; index += 1) {
    const code = codeAt(hex, index);
    const digit = code < 58 ? code - 48 : code - 87;
    value[index >> 1] = (value[index >> 1] << 4) | digit;
  }
  return value;
}

/** The parsed array itself becomes the list: its own elements are overwritten one by one. */
function toList(parts) {
  dropFirst(parts);
  for (let index = 0; index < parts.length; index += 1) parts[index] = fromJson(parts[index]);
  return parts;
}

function toRecord(parts) {
  const value = {};
  for (let index = 1; index < parts.length; index += 1) {
    put(value, fromJson(parts[index][0]), fromJson(parts[index][1]));
  }
  return value;
}

function toMap(parts) {
  const value = new NewMap();
  for (let index = 1; index < parts.length; index += 1) {
    putInMap(value, fromJson(parts[index][0]), fromJson(parts[index][1]));
  }
  return value;
}

function toSet(parts) {
  const value = new NewSet();
  for (let index = 1; index < parts.length; index += 1) putInSet(value, fromJson(parts[index]));
  return value;
}

function fromBoxed(type, inner) {
  switch (type) {
    case "map":
      return toMap(inner);
    case "bigint":
      return toInteger(inner[1]);
    case "date":
      return new NewDate(toNumber(inner[1]));
    default:
      return fromJson(inner);
  }
}

function fromJson(json) {
  if (json === null || typeof json !== "object") return json;
  switch (json[0]) {
    case "f":
      return toNumber(json[1]);
    case "l":
    case "t":
      return toList(json);
    case "d":
      return toRecord(json);
    case "u":
      return undefined;
    case "i": {
      const value = toInteger(json[1]);
      return +`${value}`;
    }
    case "s":
    case "z":
      return toSet(json);
    case "b":
      return toBytes(json[1]);
    case "x":
      return fromBoxed(json[1], json[2]);
    default:
      throw new NewError("what is given is no plain data");
  }
}

/**
 * The values of a tuple's wire text, made anew by every call.
 * @throws Error when something in it is no plain data.
 */
function decodeTuple(text) {
  return toList(parseJson(text));
}

module.exports = { encode, decodeTuple, tooLarge, toJsonText };
