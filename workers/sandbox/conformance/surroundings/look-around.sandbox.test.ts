import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutRoot } from "../../../checkout-root";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../bubblewrap-backend";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";
import { type ConformanceLanguage, conformanceLanguages } from "../conformance-language";
import { reasonUnavailable } from "../reason-unavailable";
import { findLeaks } from "./find-leaks";
import { lookAround } from "./look-around";

/** Something that stands in a file of the image, as a proof that a search finds what is there. */
const known: Record<ConformanceLanguage, string> = {
  python: "Runs inside the sandbox beside the candidate",
  javascript: "Runs inside the sandbox",
  java: "IMPLEMENTOR=",
};
const variable = "ERRORBAR_TEST_TOKEN";
const token = "0f7a1c9b5d3e48a6";

describe.skipIf(missingForSandbox().length > 0)("a look around in the sandbox", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    process.env[variable] = token;
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1, warm: 0 });
  });
  afterAll(async () => {
    delete process.env[variable];
    await backend?.close();
  });

  for (const language of conformanceLanguages) {
    test(`in ${language} finds what is there, and nothing of the worker's`, async (context) => {
      const reason = await reasonUnavailable(backend, language);
      if (reason !== null) context.skip(`unavailable: ${reason}`);
      const texts = await lookAround(backend, language, known[language]);
      expect(texts.filter((text) => text.endsWith(` holds ${known[language]}`))).not.toEqual([]);
      expect(texts).toContain("PATH=/usr/bin");
      const hidden = { values: [token], folders: [checkoutRoot, sandboxTestHome] };
      expect(findLeaks(await lookAround(backend, language, token), hidden)).toEqual([]);
    });
  }
});
