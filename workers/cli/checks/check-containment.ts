import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { openSandbox } from "../../open-sandbox";
import { missingForSandbox } from "../../sandbox/bubblewrap-backend";
import { conformanceLanguages } from "../../sandbox/conformance/conformance-language";
import { listenOnLoopback } from "../../sandbox/conformance/listen-on-loopback";
import { reasonUnavailable } from "../../sandbox/conformance/reason-unavailable";
import type { CommandContext } from "../command-context";
import { attackLanguage, shortFormOf } from "./attack-language";
import type { Check, CheckResult } from "./check-result";
import { plantMark } from "./plant-mark";
import { reportFault } from "./report-fault";
import { searchSurroundings } from "./search-surroundings";

/**
 * Whether hostile programs are contained when they really run, and a program in the sandbox finds no
 * credential and no repository. Nothing is tried where no sandbox can be opened: see checkSandbox.
 */
export const checkContainment: Check = async (context) => {
  if (missingForSandbox().length > 0) return [];
  const { mark, remove } = plantMark(context.env.home);
  try {
    return await reportFault("containment", async () => {
      const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
      try {
        return await tryOut(context, backend, mark);
      } finally {
        await backend.close();
      }
    });
  } finally {
    remove();
  }
};

async function tryOut(
  context: CommandContext,
  backend: SandboxBackend,
  mark: string,
): Promise<CheckResult[]> {
  const listener = await listenOnLoopback();
  const steps = conformanceLanguages.map((language) => shortFormOf(language).length + 1);
  const progress = context.output.progress(
    "hostile programs",
    steps.reduce((sum, count) => sum + count, 0),
  );
  try {
    const results = await Promise.all(
      conformanceLanguages.map((language) =>
        reportFault(`hostile ${language}`, async () => {
          const unavailable = await reasonUnavailable(backend, language);
          if (unavailable !== null) {
            const detail = `skipped: ${unavailable}`;
            return [{ name: `hostile ${language}`, state: "optional", detail }];
          }
          const attacked = await attackLanguage(backend, language, listener.port, progress.advance);
          const searched = await searchSurroundings(context, backend, language, mark);
          progress.advance();
          return [attacked, searched];
        }),
      ),
    );
    const reached = listener.connections();
    const detail = `${reached} connections came out of a sandbox`;
    return [
      ...results.flat(),
      ...(reached > 0 ? [{ name: "network", state: "missing" as const, detail }] : []),
    ];
  } finally {
    progress.stop();
    listener.close();
  }
}
