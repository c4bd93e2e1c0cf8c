import { assertNever } from "../../../lib/core/assert-never";
import { badInput } from "../json-lines";
import { readMatrix } from "./read-matrix";
import type { ReportedFile } from "./reported-system";
import type { ResultFormat } from "./sniff-format";

export interface ReadOptions {
  system: string | null;
  tests: "base" | "plus" | null;
}

/** A file of outcomes in one of the formats that hold them. */
export async function readOutcomes(
  path: string,
  format: ResultFormat,
  options: ReadOptions,
): Promise<ReportedFile> {
  switch (format) {
    case "matrix":
      return readMatrix(path);
    default:
      throw badInput(path, null, `${format} isn't read yet ${JSON.stringify(options)}`);
  }
}
void assertNever;
