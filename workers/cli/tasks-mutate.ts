import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { type FaultsFile, parseFaults } from "../importers/errorbar-pool/faults-file";
import { poolLanguages } from "../importers/errorbar-pool/languages/pool-language";
import { dropCanary, readCanary } from "../importers/errorbar-pool/pool-canary";
import type { BaseProblem } from "../importers/errorbar-pool/read-base-problem";
import { openSandbox } from "../open-sandbox";
import { openParser } from "../syntax/open-parser";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import { type FaultSearch, findFaults } from "./pool/find-faults";
import { makeGeneratedCases } from "./pool/generated-cases";
import { poolFolder, poolOption, selectBases } from "./pool/select-bases";
import { writePoolJson } from "./pool/write-pool-json";
import type { RegisterCommand } from "./run-command-line";

/** A loop that a fault made endless should not take as long as an honest answer may. */
const limits = { ...defaultLimits, cpuMsPerTest: 1_000, cpuMsTotal: 8_000 };
const generatedInputs = 1_000;

type Tools = Pick<FaultSearch, "backend" | "parse">;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "tasks")
    .command("mutate")
    .description("plants faults in the references of base problems and writes faults.json")
    .argument(
      "[base...]",
      "ids of base problems (default: those without a faults.json of their references)",
    )
    .option(...poolOption)
    .action(async (ids: string[], { pool }: { pool?: string }) => {
      const folder = poolFolder(pool);
      const found = await selectBases(folder, ids, { withFaults: false });
      const bases = ids.length > 0 ? found : await filterUnplanted(folder, found);
      const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
      context.onClose(() => backend.close());
      const parse = await openParser();
      const progress = context.output.progress("planting faults", bases.length);
      context.onClose(async () => progress.stop());
      const rows: Record<string, string | number>[] = [];
      for (const base of bases) {
        const languages = await searchBase({ backend, parse }, base);
        await writePoolJson(
          folder,
          `${base.problem.id}/faults.json`,
          spellFaults({ faults: 1, languages }),
        );
        rows.push(...listRows(base.problem.id, languages));
        progress.advance();
      }
      context.output.result(
        { pool: folder, languages: rows },
        formatTable(rows, "no base problem"),
      );
    });
};

async function searchBase(tools: Tools, base: BaseProblem): Promise<FaultsFile["languages"]> {
  const generated = await makeGeneratedCases(tools.backend, limits, base, generatedInputs);
  const languages: FaultsFile["languages"] = {};
  for (const language of poolLanguages) {
    const sources = base.sources[language];
    const search = { ...tools, limits, base, language, sources, generated };
    languages[language] = await findFaults(search);
  }
  return languages;
}

/** Those whose faults.json is missing or was made from another reference. */
async function filterUnplanted(folder: string, bases: readonly BaseProblem[]) {
  const unplanted: BaseProblem[] = [];
  const canary = await readCanary(folder);
  for (const base of bases) {
    const path = join(folder, base.problem.id, "faults.json");
    const references = Object.fromEntries(
      Object.entries(base.sources).map(([language, { reference }]) => [language, reference]),
    );
    try {
      const bytes = await readFile(path);
      const text = canary === null ? bytes : dropCanary(bytes, path, canary);
      const planted = parseFaults(Buffer.from(text).toString("utf8"), path, references);
      if (Object.keys(references).every((language) => language in planted)) continue;
    } catch (cause) {
      const isMissing = (cause as NodeJS.ErrnoException).code === "ENOENT";
      if (!isMissing && !(cause instanceof DomainError)) throw cause;
    }
    unplanted.push(base);
  }
  return unplanted;
}

/** One spelling whatever made it, and a line for each fault, so that a change of one shows as one. */
function spellFaults(file: FaultsFile): string {
  return `${JSON.stringify(file).replaceAll(/(?<=[[,])(?=\{"id")/g, "\n")}\n`;
}

function listRows(base: string, languages: FaultsFile["languages"]) {
  return Object.entries(languages).map(([language, { caught, kept, survivors }]) => {
    const witnessed = survivors.filter(({ witness }) => witness !== null).length;
    return {
      base,
      language,
      caught,
      kept: kept.length,
      missed: witnessed,
      equivalent: survivors.length - witnessed,
    };
  });
}
