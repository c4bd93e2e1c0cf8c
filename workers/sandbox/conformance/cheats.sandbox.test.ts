import { missingForSandbox, openBubblewrapBackend } from "../bubblewrap-backend";
import { describeCheats } from "../test-support/describe-cheats";
import { sandboxTestHome } from "../test-support/sandbox-test-home";
import { conformanceLanguages } from "./conformance-language";

const open = () => openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });

describeCheats("the bubblewrap backend", missingForSandbox(), open, conformanceLanguages);
