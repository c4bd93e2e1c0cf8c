// Bundles the command line, and the proofs, for Node.
import { join } from "node:path";
import { StepFailure } from "./show-step.mjs";

const requireBanner = [
  'import { createRequire as errorbarCreateRequire } from "node:module";',
  "const require = errorbarCreateRequire(import.meta.url);",
].join("\n");

/**
 * @param {string} root the checkout's folder
 * @param {string} [outfile] below the root
 * @throws StepFailure after the bundler has printed what is wrong
 */
export function buildWorker(root, outfile = join("dist", "errorbar.mjs")) {
  return bundleProgram(root, join("workers", "cli", "main.ts"), outfile);
}

/**
 * @param {string} root the checkout's folder
 * @param {string} entry below the root
 * @param {string} outfile below the root
 * @throws StepFailure after the bundler has printed what is wrong
 */
export async function bundleProgram(root, entry, outfile) {
  // Imported late: packages may not have been installed when this module loads.
  const { build, stop } = await import("esbuild");
  const options = {
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    sourcemap: true,
    // Loaded from the checkout's packages. S3's where it is used: inside, its 1.4 MB would be read and
    // parsed at every start of every command. The tools of proofs: they read files beside their own.
    external: ["@aws-sdk/client-s3", "autocannon", "lighthouse"],
    // Some bundled packages are CommonJS and ask for built-in modules by require.
    banner: { js: requireBanner },
    logLevel: "warning",
  };
  try {
    await build(options);
  } catch (cause) {
    throw new StepFailure(`${entry} could not be bundled.`, { cause });
  } finally {
    // The bundler's helper process would otherwise stay as long as this one.
    await stop();
  }
}
