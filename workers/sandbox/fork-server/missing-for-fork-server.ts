import { missingForSandbox } from "../bubblewrap-backend";
import { detectControlGroups } from "../detect-control-groups";

/**
 * What this machine lacks for the fork server, each with its remedy; empty when nothing. It needs control
 * groups of version 1: those of version 2 end a whole group for memory, the server with its job.
 */
export function missingForForkServer(): string[] {
  const missing = missingForSandbox();
  const detection = detectControlGroups();
  if ("missing" in detection || detection.factory.version === 1) return missing;
  return [
    ...missing,
    "control groups of version 2 end the fork server when a candidate runs out of memory: set ERRORBAR_PYTHON_BACKEND=bubblewrap",
  ];
}
