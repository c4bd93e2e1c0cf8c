import { join } from "node:path";
import { intakeCounts } from "../../../lib/core/suite/intake-rules";
import type { PoolFile } from "./list-pool-files";
import { type Problem, parseProblem } from "./parse-problem";
import { poolFieldError, poolFileError } from "./pool-error";
import { formatPythonSignature } from "./python-signature";

/** One base problem with its Python sources. */
export interface BaseProblem {
  problem: Problem;
  python: { reference: string; faults: string[] };
}

const faultPattern = /^python\/faults\/[a-z0-9]+(-[a-z0-9]+)*\.py$/;
const allowedFiles = "problem.json, python/reference.py or python/faults/<what-is-wrong>.py";

/**
 * Reads the files of one base problem's folder.
 * @throws DomainError bad-input naming file, field and remedy: unknown or missing files, text that
 * is not UTF-8, an id other than the folder's name, sources without the declared function.
 */
export function readBaseProblem(
  poolFolder: string,
  baseId: string,
  files: PoolFile[],
): BaseProblem {
  const folder = join(poolFolder, baseId);
  const sources = readTexts(poolFolder, baseId, files);
  const problemFile = join(folder, "problem.json");
  const problem = parseProblem(requireSource(sources, "problem.json", folder), problemFile);
  if (problem.id !== baseId) {
    const place = { file: problemFile, field: "id" };
    throw poolFieldError(place, `${problem.id} is not the folder's name; write ${baseId}`);
  }
  const faultPaths = [...sources.keys()].filter((path) => faultPattern.test(path)).sort();
  if (faultPaths.length < intakeCounts.minimumFaults) {
    const problemText = `${faultPaths.length} planted faults; add ${intakeCounts.minimumFaults} or more`;
    throw poolFileError(join(folder, "python/faults"), problemText);
  }
  const line = formatPythonSignature(problem.signature);
  const read = (path: string) => requireFunction(sources, path, folder, line);
  return {
    problem,
    python: { reference: read("python/reference.py"), faults: faultPaths.map(read) },
  };
}

/** Texts by path inside the base problem's folder. */
function readTexts(poolFolder: string, baseId: string, files: PoolFile[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const path = file.path.slice(baseId.length + 1);
    const shown = join(poolFolder, file.path);
    if (path !== "problem.json" && path !== "python/reference.py" && !faultPattern.test(path)) {
      throw poolFileError(shown, `unknown file; remove it or name it ${allowedFiles}`);
    }
    try {
      texts.set(path, new TextDecoder("utf-8", { fatal: true }).decode(file.bytes));
    } catch (cause) {
      throw poolFileError(shown, "not UTF-8; save it as UTF-8", cause);
    }
  }
  return texts;
}

function requireSource(sources: Map<string, string>, path: string, folder: string): string {
  const text = sources.get(path);
  if (text === undefined) throw poolFileError(join(folder, path), "missing; add the file");
  return text;
}

function requireFunction(
  sources: Map<string, string>,
  path: string,
  folder: string,
  signatureLine: string,
): string {
  const text = requireSource(sources, path, folder);
  if (!text.split("\n").includes(signatureLine)) {
    const problem = `lacks the declared function; write the line "${signatureLine}"`;
    throw poolFileError(join(folder, path), problem);
  }
  return text;
}
