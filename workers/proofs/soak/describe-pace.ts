/** How far a long run is, at which rate, and how long it will still take. */
export function describePace(done: number, total: number, elapsedMs: number): string {
  const perSecond = (1000 * done) / elapsedMs;
  const remaining = Math.round((total - done) / perSecond);
  const minutes = Math.floor(remaining / 60);
  return `${done} of ${total}, ${perSecond.toFixed(1)} a second, ${minutes} min ${remaining % 60} s left`;
}
