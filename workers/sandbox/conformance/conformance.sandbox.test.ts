import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { processesOf } from "../test-support/own-groups";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { describeConformance } from "./hostile/describe-conformance";

describeConformance("the bubblewrap backend", missingForSandbox(), async () => ({
  backend: await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 }),
  processes: () => processesOf(process.pid),
}));
