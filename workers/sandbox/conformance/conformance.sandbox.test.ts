import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { describeConformance } from "../test-support/describe-conformance";
import { processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";

describeConformance("the bubblewrap backend", missingForSandbox(), async () => ({
  backend: await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 }),
  processes: () => processesOf(process.pid),
}));
