/** Looks again every few milliseconds until it holds; false when it still doesn't after `timeoutMs`. */
export async function pollUntil(holds: () => boolean, timeoutMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + timeoutMs;
  while (!holds()) {
    if (performance.now() > giveUpAt) return false;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}
