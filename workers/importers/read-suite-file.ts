import { basename } from "node:path";
import { DomainError } from "../../lib/core/errors";
import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import type { Value } from "../../lib/core/values/value";
import { readErrorbarSuite } from "./errorbar/read-suite";
import { fileSha256 } from "./file-sha256";
import { readHumanEvalSuite } from "./humaneval/read-suite";
import { readHumanEvalXSuite } from "./humaneval-x/read-suite";
import { badInput } from "./json-lines";
import { readMbppSuite } from "./mbpp/read-suite";
import { readMultiplESuite } from "./multipl-e/read-suite";
import { readMxevalSuite } from "./mxeval/read-suite";
import type { PublishedSuite } from "./published-suite";
import { readSuiteRecords, type SuiteRecord } from "./read-suite-records";
import type { SuiteFile } from "./suite-file";
import {
  describeOtherKind,
  describeUnknownFile,
  type SuiteFormat,
  sniffSuiteFormat,
} from "./suite-format";
import { toTestPlan } from "./to-test-plan";

/** A suite file's content, and how its format was told. */
export interface ReadSuite {
  format: SuiteFormat;
  /** True when the format was told by the file's fields. */
  sniffed: boolean;
  source: SuiteDefinition["source"];
  published: PublishedSuite;
}

const readers: Record<SuiteFormat, (file: SuiteFile) => PublishedSuite> = {
  humaneval: readHumanEvalSuite,
  "humaneval-x": readHumanEvalXSuite,
  mbpp: readMbppSuite,
  mxeval: readMxevalSuite,
  "multipl-e": readMultiplESuite,
  errorbar: readErrorbarSuite,
};

/**
 * Reads a suite file whole and checks it.
 * @param format as the caller names it; left out, it is told by the first record's fields
 * @throws DomainError bad-input naming file, place, field and remedy, or what the file looks like.
 */
export async function readSuiteFile(path: string, format?: SuiteFormat): Promise<ReadSuite> {
  const records = await readSuiteRecords(path);
  const [first] = records;
  if (first === undefined)
    throw badInput(path, null, "the file holds no records: give one that does");
  const likely = sniffSuiteFormat(first);
  const chosen = format ?? likely;
  if (chosen === null) throw badInput(path, null, describeUnknownFile(first));
  const published = readAs(chosen, { path, records }, first);
  const { origin, licence } = published;
  const source = {
    name: origin?.name ?? basename(path),
    licence,
    fileSha256: origin?.fileSha256 ?? (await fileSha256(path)),
  };
  return { format: chosen, sniffed: format === undefined, source, published };
}

/** A file that is not what it was said to be: the error names what it looks like, too. */
function readAs(format: SuiteFormat, file: SuiteFile, first: SuiteRecord): PublishedSuite {
  try {
    return readers[format](file);
  } catch (cause) {
    const likely = sniffSuiteFormat(first);
    if (!(cause instanceof DomainError) || likely === format) throw cause;
    const hint =
      likely === null
        ? describeOtherKind(first)
        : `it looks like ${likely}: give --format ${likely}`;
    if (hint === null) throw cause;
    throw new DomainError(cause.code, `${cause.message} (${hint})`, { cause });
  }
}

/**
 * The suite to store, once its tests were taken apart.
 * @param analyses what analyse_tests.py answered for each task
 */
export function toSuiteDefinition(
  { format, source, published }: ReadSuite,
  id: string,
  analyses: Value[],
): SuiteDefinition {
  const { defaultId: _default, licence: _licence, origin, tasks, ...suite } = published;
  return {
    id,
    format: origin?.format ?? format,
    source,
    ...suite,
    tasks: tasks.map(({ tests, ...task }, index) => ({
      ...task,
      testPlan: toTestPlan(tests, analyses[index]),
    })),
  };
}
