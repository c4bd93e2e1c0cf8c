// Builds the site as a folder that runs by itself.
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildRecompute } from "./build-recompute.mjs";
import { logFile, root, standalone } from "./checkout.mjs";
import { hintChunks } from "./hint-chunks.mjs";
import { runStep } from "./show-step.mjs";

export async function buildSite() {
  await buildRecompute();
  const { NODE_ENV: _, ...environment } = process.env;
  await runStep({
    name: "Building the site",
    command: [process.execPath, join(root, "node_modules", "next", "dist", "bin", "next"), "build"],
    log: logFile("next-build"),
    lock: join(root, "dist", "next.lock"),
    cwd: root,
    env: { ...environment, NEXT_TELEMETRY_DISABLED: "1" },
  });
  // The standalone folder comes without the files that a content network would serve.
  copyFolder(join(root, ".next", "static"), join(standalone, ".next", "static"));
  hintChunks(join(standalone, ".next", "static", "chunks"));
  copyFolder(join(root, "public"), join(standalone, "public"));
  // The program that goes into each archive; the site reads it below its own folder.
  cpSync(join(root, "dist", "recompute.mjs"), join(standalone, "dist", "recompute.mjs"));
}

function copyFolder(from, to) {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
