import type { Language } from "../../lib/core/vocabulary";
import type { SuiteRecord } from "./read-suite-records";
import { badField } from "./suite-fields";

/** The language that all records share. @throws DomainError bad-input when one has another. */
export function requireOneLanguage(
  path: string,
  records: SuiteRecord[],
  problems: { language: Language }[],
): Language {
  const language = problems[0]?.language ?? "python";
  const other = problems.findIndex((problem) => problem.language !== language);
  if (other < 0) return language;
  const place = records[other]?.place ?? "";
  throw badField(path, place, "language", `is not ${language} as before: split the file`);
}
