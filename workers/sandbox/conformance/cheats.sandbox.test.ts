import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { openForkServerBackend } from "../fork-server/fork-server-backend";
import { describeCheats } from "../test-support/describe-cheats";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { conformanceLanguages } from "./conformance-language";

const missing = missingForSandbox();
const options = { home: sandboxTestHome, slots: 2 };

describeCheats(
  "the bubblewrap backend",
  missing,
  () => openBubblewrapBackend(options),
  conformanceLanguages,
);
describeCheats("the fork server backend", missing, () => openForkServerBackend(options), [
  "python",
]);
