import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { SuiteDefinition } from "../../../lib/core/suite/suite-definition";
import { openParser } from "../../syntax/open-parser";
import { derivation, deriveTasks } from "./derive/derive-tasks";
import { hashPoolFiles } from "./hash-pool-files";
import { promptTemplate } from "./languages/prompt-template";
import { listPoolFiles, type PoolFile } from "./list-pool-files";
import { type BaseProblem, readBaseProblem } from "./read-base-problem";

/**
 * Reads a folder of base problems into the weekly suite.
 * @param poolFolder one folder a base problem, as workers/pool/README.md describes
 * @throws DomainError bad-input naming file, field and remedy
 */
export async function readPool(poolFolder: string): Promise<SuiteDefinition> {
  const files = await listPoolFiles(poolFolder);
  const bases = await readBaseProblems(poolFolder, files);
  const parse = await openParser();
  const tasks = bases
    .flatMap((base) => deriveTasks(base, parse))
    .sort((a, b) => (a.taskKey < b.taskKey ? -1 : 1));
  return {
    id: "weekly",
    title: "Weekly",
    description: "Errorbar's own tasks, written for this board and not taken from any other one.",
    format: "errorbar",
    compared: "model",
    equality: "typed",
    k: 1,
    limits: defaultLimits,
    // These base problems stand in a repository that anyone may read.
    exposed: true,
    packages: null,
    card: null,
    source: {
      name: `Errorbar pool (${derivation}, ${promptTemplate})`,
      licence: "Apache-2.0",
      fileSha256: hashPoolFiles([...files.values()].flat()),
    },
    tasks,
  };
}

/** Every base problem of the files of a pool, by id in ascending order. */
export async function readBaseProblems(
  poolFolder: string,
  files: ReadonlyMap<string, PoolFile[]>,
): Promise<BaseProblem[]> {
  const bases: BaseProblem[] = [];
  // One after the other: which fault of several is told should not depend on chance.
  for (const [baseId, own] of files) bases.push(await readBaseProblem(poolFolder, baseId, own));
  return bases;
}
