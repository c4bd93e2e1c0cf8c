import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { describeConformance } from "../test-support/describe-conformance";
import { cpuNsOf, processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { conformanceLanguages } from "./conformance-language";

const open = async () => ({
  backend: await openBubblewrapBackend({ home: sandboxTestHome, slots: 1, warm: 0 }),
  processes: () => processesOf(process.pid),
  cpuNs: () => cpuNsOf(process.pid),
});

describeConformance("the bubblewrap backend", missingForSandbox(), open, conformanceLanguages);
