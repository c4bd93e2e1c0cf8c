import { badInput } from "../json-lines";

/** A task's key stands in an index, and a name in a page. */
const longest = 400;

/**
 * A name or id as the database can keep it.
 * @throws DomainError bad-input naming file, line and field.
 */
export function checkText(
  path: string,
  line: number | null,
  field: string,
  value: unknown,
): string {
  if (typeof value !== "string" || value.trim() === "") {
    throw badInput(path, line, `field ${field}: is missing or no text: give one`);
  }
  if (value.length > longest) {
    throw badInput(path, line, `field ${field}: longer than ${longest} characters; shorten it`);
  }
  if (/\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw badInput(path, line, `field ${field}: holds a control or half a character; remove it`);
  }
  return value;
}
