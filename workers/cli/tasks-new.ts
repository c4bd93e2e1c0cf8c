import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import { addCanary, readCanary } from "../importers/errorbar-pool/pool-canary";
import { readBaseFolder } from "../importers/errorbar-pool/read-base-folder";
import type { BaseProblem } from "../importers/errorbar-pool/read-base-problem";
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
        ...(missing.length === 0 ? [`${id} is complete; run errorbar tasks validate ${id}`] : []),
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

/** Files that are still drafts, and what the reader of base problems refuses first; then, what commands write. */
async function listMissing(pool: string, id: string): Promise<string[]> {
  const drafts = await listDrafts(pool, id);
  try {
    const base = await readBaseFolder(pool, id);
    return drafts.length > 0 ? drafts : listRecords(base);
  } catch (cause) {
    if (!(cause instanceof DomainError) || cause.code !== "bad-input") throw cause;
    return [...drafts, cause.message];
  }
}

async function listDrafts(pool: string, id: string): Promise<string[]> {
  const drafts: string[] = [];
  const canary = await readCanary(pool);
  for (const [path, text] of Object.entries(baseScaffold(id))) {
    const place = join(pool, id, path);
    const found = await readFile(place, "utf8").catch(() => null);
    if (found === addCanary(path, text, canary)) drafts.push(`${place}: still the draft; write it`);
  }
  return drafts;
}

function listRecords({ problem: { id }, sources, blind, scorings }: BaseProblem): string[] {
  const isSearched = Object.values(sources).every(({ search }) => search !== null);
  return [
    ...(isSearched ? [] : [`faults.json; run errorbar tasks mutate ${id}`]),
    ...(blind === null ? [`blind.json; run errorbar tasks blind ${id}`] : []),
    ...(scorings === null ? ["rubric.json; have it scored twice by the rubric"] : []),
  ];
}
