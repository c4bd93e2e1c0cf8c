/** Measures one step after the other. */
export class Stopwatch {
  private since = performance.now();

  /** Milliseconds since it was made or last asked. */
  lap(): number {
    const now = performance.now();
    const passed = now - this.since;
    this.since = now;
    return passed;
  }
}
