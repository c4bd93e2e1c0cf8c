import { DomainError } from "../../../lib/core/errors";

/** Where in the pool something was read. */
export interface Place {
  file: string;
  /** Path inside the file's JSON, such as `cases[3].args[0]`. */
  field: string;
}

/** Error about one field of one file, in one line. @param problem what is wrong, then the remedy */
export function poolFieldError(place: Place, problem: string, cause?: unknown): DomainError {
  const message = `${place.file}: field ${place.field}: ${problem}`;
  return new DomainError("bad-input", message, cause === undefined ? {} : { cause });
}

/** Error about a file or folder as a whole, in one line. */
export function poolFileError(file: string, problem: string, cause?: unknown): DomainError {
  const message = `${file}: ${problem}`;
  return new DomainError("bad-input", message, cause === undefined ? {} : { cause });
}
