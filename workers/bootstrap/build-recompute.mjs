// Bundles the program that computes the archive of a cycle again: one file that needs Node alone.
import { renameSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./checkout.mjs";
import { StepFailure } from "./show-step.mjs";

const outfile = join("dist", "recompute.mjs");

const about = [
  "// Computes the archive of one Errorbar cycle again: scores, intervals, pairs, and the chain of records.",
  "//   node recompute.mjs [FOLDER]",
  "// Bundled from workers/recompute and lib/core: the functions that made the figures.",
].join("\n");

/** The schemas' error texts in fifty languages would be half of the program. */
const englishOnly = {
  name: "english-only",
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
  },
};

/** @throws StepFailure after the bundler has printed what is wrong */
export async function buildRecompute() {
  // Imported late: packages may not have been installed when this module loads.
  const { build, stop } = await import("esbuild");
  const unfinished = `${outfile}.${process.pid}.tmp`;
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [join("workers", "recompute", "main.ts")],
      outfile: unfinished,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      banner: { js: about },
      plugins: [englishOnly],
      legalComments: "inline",
      logLevel: "warning",
    });
    renameSync(join(root, unfinished), join(root, outfile));
  } catch (cause) {
    throw new StepFailure("workers/recompute could not be bundled.", { cause });
  } finally {
    // The bundler's helper process would otherwise stay as long as this one.
    await stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildRecompute();
