import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import { addCanary, readCanary } from "../importers/errorbar-pool/pool-canary";
import { readBaseFolder } from "../importers/errorbar-pool/read-base-folder";
import { commandGroup } from "./command-group";
import { parseSlug } from "./parse-slug";
import { baseScaffold } from "./pool/base-scaffold";
import { poolFolder, poolOption } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";

const missingExitCode = 1;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "tasks")
    .command("new")
    .description("makes the folder of a base problem, or says what one still lacks")
    .argument("<base>", "the id of the base problem", parseSlug)
    .option(...poolOption)
    .action(async (id: string, { pool }: { pool?: string }) => {
      const folder = join(poolFolder(pool), id);
      const written = existsSync(folder) ? [] : await scaffold(poolFolder(pool), id);
      const missing = await listMissing(poolFolder(pool), id);
      const words = [
        ...written.map((path) => `written: ${join(folder, path)}`),
        ...missing.map((what) => `missing: ${what}`),
        ...(missing.length === 0 ? [`${id} is complete; run errorbar tasks mutate ${id}`] : []),
      ];
      context.output.result({ base: id, folder, written, missing }, words.join("\n"));
      if (missing.length > 0 && written.length === 0) process.exitCode = missingExitCode;
    });
};

async function scaffold(pool: string, id: string): Promise<string[]> {
  const files = Object.entries(baseScaffold(id));
  const folder = join(pool, id);
  const canary = await readCanary(pool);
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), addCanary(path, text, canary), { flag: "wx" });
  }
  return files.map(([path]) => path);
}

/** What the reader of base problems refuses first: to be mended before it can see the next. */
async function listMissing(pool: string, id: string): Promise<string[]> {
  try {
    await readBaseFolder(pool, id);
    return [];
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === "bad-input") return [cause.message];
    throw cause;
  }
}
