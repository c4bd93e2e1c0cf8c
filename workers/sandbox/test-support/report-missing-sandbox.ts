import { missingForSandbox } from "../bubblewrap-backend";

/** Global set-up of the sandbox tests: says once why they will all be skipped, if they will. */
export default function reportMissingSandbox(): void {
  const missing = missingForSandbox();
  if (missing.length > 0) console.warn(`sandbox tests skipped: ${missing.join("; ")}`);
}
