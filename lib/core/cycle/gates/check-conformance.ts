import type { GateFinding } from "../gate-finding";

/** The newest check of one environment on one worker. */
export interface CheckedEnvironment {
  worker: string;
  environmentSha256: string;
  passed: boolean;
}

const shownDigits = 12;

/**
 * Holds when the sandbox of every worker that took part contained all hostile programs, and every
 * environment in which candidates of the cycle ran is among those that were checked. Workers are counted
 * and not named: findings are public.
 */
export function checkConformance(
  checks: readonly CheckedEnvironment[],
  environmentsUsed: readonly string[],
): GateFinding {
  const workers = new Set(checks.map(({ worker }) => worker));
  const failed = new Set(checks.filter(({ passed }) => !passed).map(({ worker }) => worker));
  const contained = new Set(
    checks.filter(({ passed }) => passed).map(({ environmentSha256 }) => environmentSha256),
  );
  const unchecked = environmentsUsed.filter((environment) => !contained.has(environment));
  const parts = [
    `${workers.size - failed.size} of ${workers.size} workers contained every hostile program`,
    `${environmentsUsed.length - unchecked.length} of ${environmentsUsed.length} environments checked`,
  ];
  if (unchecked.length > 0) {
    parts.push(`not: ${unchecked.map((digest) => digest.slice(0, shownDigits)).join(", ")}`);
  }
  const held = failed.size === 0 && unchecked.length === 0 && environmentsUsed.length > 0;
  return { gate: "conformance", held, detail: parts.join("; ") };
}
