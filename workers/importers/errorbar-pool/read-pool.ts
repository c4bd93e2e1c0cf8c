import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { SuiteDefinition, TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { openParser } from "../../syntax/open-parser";
import { derivation, deriveTasks } from "./derive/derive-tasks";
import { hashPoolFiles } from "./hash-pool-files";
import { promptTemplate } from "./languages/prompt-template";
import { type PoolLife, readPoolLife } from "./life-file";
import { listPoolFiles, type PoolFile } from "./list-pool-files";
import { readCanary } from "./pool-canary";
import { type BaseProblem, readBaseProblem } from "./read-base-problem";

/** A pool whole: its suite, made of the active tasks, and the others. */
export interface Pool extends PoolLife {
  /** With the active tasks alone. */
  suite: SuiteDefinition;
  /** Every task, whatever its status. */
  tasks: TaskDefinition[];
}

/** Words about the suite of the project's own pool; another has its id for a title. */
export const weeklySuite = {
  id: "weekly",
  title: "Weekly",
  description: "Errorbar's own tasks, written for this board and not taken from any other one.",
};

/**
 * Reads a folder of base problems.
 * @param poolFolder one folder a base problem, as workers/pool/README.md describes
 * @throws DomainError bad-input naming file, field and remedy
 */
export async function readPool(
  poolFolder: string,
  words: Pick<SuiteDefinition, "id" | "title" | "description"> = weeklySuite,
): Promise<Pool> {
  const files = await listPoolFiles(poolFolder);
  const bases = await readBaseProblems(poolFolder, files);
  const parse = await openParser();
  const tasks = bases
    .flatMap((base) => deriveTasks(base, parse))
    .sort((a, b) => (a.taskKey < b.taskKey ? -1 : 1));
  const keys = tasks.map(({ taskKey }) => taskKey);
  const life = await readPoolLife(poolFolder, keys);
  const isPrivate = (await readCanary(poolFolder)) !== null;
  const suite: SuiteDefinition = {
    ...words,
    format: "errorbar",
    compared: "model",
    equality: "typed",
    k: 1,
    limits: defaultLimits,
    // Without a canary they stand where anyone may read them.
    exposed: !isPrivate,
    packages: null,
    card: null,
    source: {
      name: `Errorbar pool (${derivation}, ${promptTemplate})`,
      licence: isPrivate ? null : "Apache-2.0",
      fileSha256: hashPoolFiles([...files.values()].flat()),
    },
    tasks: tasks.filter(({ taskKey }) => life.statuses.get(taskKey) === "active"),
  };
  return { suite, tasks, ...life };
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
