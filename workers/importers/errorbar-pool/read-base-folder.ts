import { listPoolFiles } from "./list-pool-files";
import { poolFileError } from "./pool-error";
import { type BaseProblem, readBaseProblem } from "./read-base-problem";

/** One base problem of a pool folder. @throws DomainError bad-input as readPool does. */
export async function readBaseFolder(poolFolder: string, id: string): Promise<BaseProblem> {
  const files = (await listPoolFiles(poolFolder)).get(id);
  if (files === undefined) throw poolFileError(`${poolFolder}/${id}`, "no such folder; add it");
  return readBaseProblem(poolFolder, id, files);
}
