import "server-only";
import { webSettings } from "./web-settings";

export interface SandboxNotice {
  missing: string[];
}

/** What this machine lacks for running submissions; null when nothing is missing. */
export function getSandboxNotice(): SandboxNotice | null {
  const { missing } = webSettings();
  return missing.length === 0 ? null : { missing };
}
