import { missingForSandbox } from "../../sandbox/bubblewrap-backend";
import type { Check } from "./check-result";

/** Whether records can be made here: each limit must be enforceable. */
export const checkSandbox: Check = async () => {
  const missing = missingForSandbox();
  if (missing.length === 0) {
    const detail =
      "CPU, clock, memory, processes, output, files and network can be limited for each submission";
    return [{ name: "sandbox", state: "ok", detail }];
  }
  return missing.map((detail) => ({ name: "sandbox", state: "missing" as const, detail }));
};
