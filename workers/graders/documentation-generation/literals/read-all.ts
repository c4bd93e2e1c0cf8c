import type { Value } from "../../../../lib/core/values/value";

/** What `read` makes of every item; null as soon as it can't read one. */
export function readAll<Item>(
  items: readonly Item[],
  read: (item: Item) => Value | null,
): Value[] | null {
  const values: Value[] = [];
  for (const item of items) {
    const value = read(item);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}
