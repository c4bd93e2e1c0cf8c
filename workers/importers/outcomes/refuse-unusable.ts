import { badInput, readJsonLines } from "../json-lines";

/** Files that hold something else than results. */
export type UnusableFormat = "swe-bench-predictions" | "swe-bench-harness" | "release-dates";

/** @throws DomainError bad-input that says what the file holds and what would be needed for it. */
export async function refuseUnusable(path: string, format: UnusableFormat): Promise<never> {
  switch (format) {
    case "swe-bench-predictions":
      throw badInput(
        path,
        null,
        `holds ${await countRecords(path)} patches (model_patch) and no outcomes: to grade them takes a repository-level harness, which this version doesn't have; import the report of the harness that ran them`,
      );
    case "swe-bench-harness":
      throw badInput(
        path,
        null,
        "holds a harness' own check, by test and not by system (FAIL_TO_PASS, PASS_TO_PASS): to use it takes a repository-level harness, which this version doesn't have; import a report with the list `resolved`",
      );
    case "release-dates":
      throw badInput(
        path,
        null,
        "holds release dates and no results: put them into model files for `errorbar model add`",
      );
  }
}

async function countRecords(path: string): Promise<number> {
  let count = 0;
  for await (const _ of readJsonLines(path)) count += 1;
  return count;
}
