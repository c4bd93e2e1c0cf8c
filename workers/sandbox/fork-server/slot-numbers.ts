import { DomainError } from "../../../lib/core/errors";

/** Slot numbers in use in this process: two backends never share users or a control group. */
const inUse = new Set<number>();

/**
 * Up to `count` free numbers below `limit`, and how to give them back.
 * @throws DomainError environment when none is free.
 */
export function takeSlotNumbers(
  count: number,
  limit: number,
): { numbers: number[]; giveBack: () => void } {
  const numbers = Array.from({ length: limit }, (_, number) => number)
    .filter((number) => !inUse.has(number))
    .slice(0, count);
  if (numbers.length === 0) {
    throw new DomainError("environment", "this process has no fork server slot left");
  }
  for (const number of numbers) inUse.add(number);
  return {
    numbers,
    giveBack: () => {
      for (const number of numbers) inUse.delete(number);
    },
  };
}
