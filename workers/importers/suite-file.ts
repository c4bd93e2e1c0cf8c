import type { SuiteRecord } from "./read-suite-records";

/** A suite file that was read and split into records; what they mean is up to its format. */
export interface SuiteFile {
  path: string;
  records: SuiteRecord[];
}
