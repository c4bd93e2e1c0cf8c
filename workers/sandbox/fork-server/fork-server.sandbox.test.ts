import { describeConformance } from "../test-support/describe-conformance";
import { cpuNsOf, processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { openForkServerBackend } from "./fork-server-backend";
import { missingForForkServer } from "./missing-for-fork-server";
import { namespaceIds } from "./test-support/namespace-ids";

describeConformance(
  "the fork server backend",
  missingForForkServer(),
  async () => ({
    backend: await openForkServerBackend({ home: sandboxTestHome, slots: 1, ahead: false }),
    processes: () => processesOf(process.pid).filter(isCandidate),
    cpuNs: () => cpuNsOf(process.pid),
  }),
  ["python"],
);

/** Whether it is a job's own process and not the one that only waits as the first of its namespace. */
function isCandidate(pid: number): boolean {
  const ids = namespaceIds(pid);
  return ids.length === 3 && ids.at(-1) !== "1";
}
