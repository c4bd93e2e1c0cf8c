import { assertNever } from "../../../lib/core/assert-never";
import { badInput } from "../json-lines";
import { readEvalPlus } from "./read-evalplus";
import { readLiveCodeBench } from "./read-live-code-bench";
import { readMatrix } from "./read-matrix";
import { readRows } from "./read-rows";
import { readSweBenchReport } from "./read-swe-bench-report";
import type { ReportedFile } from "./reported-system";
import type { OutcomesFormat } from "./sniff-format";

export interface ReadOptions {
  /** What was measured, for files that name nothing. */
  system: string | null;
  /** Which tests decide: EvalPlus' files have two kinds; of other files it says which they were. */
  tests: "base" | "plus" | null;
}

/**
 * Reads a file of outcomes.
 * @throws DomainError bad-input naming file, line and field.
 */
export async function readOutcomes(
  path: string,
  format: OutcomesFormat,
  options: ReadOptions,
): Promise<ReportedFile> {
  const file = await readFormat(path, format, options);
  const named = file.systems.some(({ name }) => name === options.system);
  if (options.system !== null && !named) {
    throw badInput(
      path,
      null,
      "field system: the file names its systems itself; leave --system out",
    );
  }
  return { ...file, measure: file.measure ?? options.tests };
}

function readFormat(
  path: string,
  format: OutcomesFormat,
  { system, tests }: ReadOptions,
): Promise<ReportedFile> {
  switch (format) {
    case "rows":
      return readRows(path, system);
    case "matrix":
      return readMatrix(path);
    case "evalplus":
      return readEvalPlus(path, system, tests ?? "plus");
    case "swe-bench-report":
      return readSweBenchReport(path, system);
    case "livecodebench":
      return readLiveCodeBench(path, system);
    default:
      return assertNever(format);
  }
}
