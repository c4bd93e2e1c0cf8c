/**
 * Maps items in order of results with at most `width` running at once. The first error wins; it is
 * thrown once nothing runs any more, so that the caller may free what the mapping uses.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  width: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  let failure: { cause: unknown } | undefined;
  const work = async () => {
    while (next < items.length && !failure) {
      const index = next;
      next += 1;
      try {
        results[index] = await map(items[index] as Item);
      } catch (cause) {
        failure ??= { cause };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  if (failure) throw failure.cause;
  return results;
}
