/** What a seeded sandbox takes to start. */
const startMs = 35;

/** How long a seeded execution took by the clock, wherever it is told. */
export function wallMsOf({ cpuMs }: { cpuMs: number }): number {
  return cpuMs + startMs;
}
