import { DomainError } from "../../lib/core/errors";

/**
 * Refuses a case whose fields are each in bounds, yet together ask for more than a moment's work.
 * @throws DomainError bad-input naming the field, what it asks for and the most that is done.
 */
export function limitWork(field: string, asked: number, most: number, what: string): void {
  if (asked <= most) return;
  const [own, bound] = [asked, most].map((count) => count.toLocaleString("en-US"));
  throw new DomainError(
    "bad-input",
    `field ${field}: asks for ${own} ${what}, over ${bound}: make the case smaller`,
  );
}
