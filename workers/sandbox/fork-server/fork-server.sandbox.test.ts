import { readFileSync } from "node:fs";
import { missingForSandbox } from "../bubblewrap-backend";
import { describeConformance } from "../test-support/describe-conformance";
import { cpuNsOf, processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { openForkServerBackend } from "./fork-server-backend";

/** Process ids in every namespace that a process is in: the machine's, the slot's, a job's. */
const namespacesOfJob = 3;

describeConformance(
  "the fork server backend",
  missingForSandbox(),
  async () => ({
    backend: await openForkServerBackend({ home: sandboxTestHome, slots: 1, ahead: false }),
    processes: () => processesOf(process.pid).filter(isCandidate),
    cpuNs: () => cpuNsOf(process.pid),
  }),
  ["python"],
);

/** Whether it is a job's own process and not the one that only waits as the first of its namespace. */
function isCandidate(pid: number): boolean {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const ids = /^NSpid:\t(.*)$/m.exec(status)?.[1]?.split("\t") ?? [];
  return ids.length === namespacesOfJob && ids.at(-1) !== "1";
}
