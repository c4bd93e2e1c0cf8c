// Bundles the command line into dist/errorbar.mjs.
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const requireBanner = [
  'import { createRequire as errorbarCreateRequire } from "node:module";',
  "const require = errorbarCreateRequire(import.meta.url);",
].join("\n");

/** @param {string} root the checkout's folder */
export async function buildWorker(root) {
  // Imported late: packages may not have been installed when this module loads.
  const { build, stop } = await import("esbuild");
  mkdirSync(join(root, "dist"), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ["workers/cli/main.ts"],
    outfile: "dist/errorbar.mjs",
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    sourcemap: true,
    // Some bundled packages are CommonJS and ask for built-in modules by require.
    banner: { js: requireBanner },
    logLevel: "warning",
  });
  // The bundler's helper process would otherwise stay as long as this one.
  await stop();
}
