import "server-only";

/**
 * Whether the site is only being built: then there is no database, and what is rendered is never
 * served, because pages are kept in memory alone.
 */
export function isBuilding(): boolean {
  // The value is the framework's own name of the phase.
  return process.env.NEXT_PHASE === "phase-production-build";
}
