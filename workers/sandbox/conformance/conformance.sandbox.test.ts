import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { describeConformance } from "../test-support/describe-conformance";
import { candidateCpuNsOf, candidateProcessesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { conformanceLanguages } from "./conformance-language";

const open = async () => ({
  backend: await openBubblewrapBackend({ home: sandboxTestHome, slots: 1, warm: 0 }),
  processes: () => candidateProcessesOf(process.pid),
  cpuNs: () => candidateCpuNsOf(process.pid),
});

describeConformance("the bubblewrap backend", missingForSandbox(), open, conformanceLanguages);
