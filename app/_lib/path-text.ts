import { DomainError } from "../../lib/core/errors";

const maxLength = 400;

/**
 * A part of the address as text that the database can be asked for.
 * @throws DomainError not-found for text that names nothing, such as control characters.
 */
export function pathText(part: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses NUL in text.
  if (part === "" || part.length > maxLength || /[\u0000-\u001f\u007f]/.test(part)) {
    throw new DomainError("not-found", "there is nothing at this address");
  }
  return part;
}

/**
 * A part of the address as an id.
 * @throws DomainError not-found when it is no whole number.
 */
export function pathId(part: string, thing: string): number {
  if (!/^[0-9]{1,15}$/.test(part)) {
    throw new DomainError("not-found", `there is no ${thing} of this id: ids are whole numbers`);
  }
  return Number(part);
}

/** @throws DomainError not-found when the value is null. */
export function orNotFound<T>(value: T | null, what: string): T {
  if (value === null) throw new DomainError("not-found", what);
  return value;
}
