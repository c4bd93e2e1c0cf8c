import { DomainError } from "../errors";

const nonAscii = /\P{ASCII}/u;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns the one canonical spelling of a JSON value: keys sorted, no white space, strings escaped
 * minimally with non-ASCII raw, arrays in the given order.
 *
 * Source: RFC 8785, restricted so that no number needs the float formatting rules: decimals travel as
 * strings. Throws DomainError `bad-input` for anything outside that subset: numbers that are not
 * safe integers, non-ASCII keys, lone surrogates, undefined, and objects that are not plain.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return canonicalInteger(value);
  if (typeof value === "string") return canonicalString(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(",")}]`;
  if (typeof value === "object") return canonicalObject(value);
  throw new DomainError("bad-input", `canonical JSON has no form for ${typeof value}`);
}

function canonicalInteger(value: number): string {
  if (Number.isSafeInteger(value)) return JSON.stringify(value);
  throw new DomainError("bad-input", `canonical JSON takes safe integers only, not ${value}`);
}

function canonicalString(value: string): string {
  if (!loneSurrogate.test(value)) return JSON.stringify(value);
  throw new DomainError("bad-input", "canonical JSON takes no lone surrogate");
}

function canonicalObject(value: object): string {
  if (!isPlainObject(value)) {
    throw new DomainError("bad-input", "canonical JSON takes plain objects only");
  }
  const members = Object.entries(value).map(([key, member]) => {
    if (!nonAscii.test(key)) return { key, member };
    throw new DomainError("bad-input", `canonical JSON takes ASCII keys only, not ${key}`);
  });
  members.sort((a, b) => (a.key < b.key ? -1 : 1));
  return `{${members.map((m) => `${JSON.stringify(m.key)}:${canonicalJson(m.member)}`).join(",")}}`;
}

/** A plain object's prototype is null or itself has none, whichever realm made it. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
