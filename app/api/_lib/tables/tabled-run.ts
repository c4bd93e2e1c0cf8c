import type { z } from "zod";
import type { runTables } from "../../../../lib/contracts/answer-tables";
import { sliceSchema } from "../../../../lib/contracts/board";
import { failureRowSchema } from "../../../../lib/contracts/failure-row";
import { macroAverageSchema } from "../../../../lib/contracts/macro-average";
import { checklistItemSchema, exclusionSchema, type Run } from "../../../../lib/contracts/run";
import { repeatGroupSchema, runRecordSchema } from "../../../../lib/contracts/run-analysis";
import { failureClasses } from "../../../../lib/core/vocabulary";
import type { TableOf } from "../respond-table";

/** Every table of a run's answer. */
export const tabledRun: Record<(typeof runTables)[number], TableOf<Run>> = {
  slices: { row: sliceSchema, rows: ({ slices }) => slices },
  "failure-classes": { row: failureRowSchema, rows: listFailures },
  averages: { row: macroAverageSchema, rows: ({ macroAverages }) => macroAverages },
  repeats: { row: repeatGroupSchema, rows: ({ repeats }) => repeats?.groups ?? [] },
  exclusions: { row: exclusionSchema, rows: ({ excluded }) => excluded },
  checklist: { row: checklistItemSchema, rows: ({ checklist }) => checklist },
  records: { row: runRecordSchema, rows: ({ records }) => records },
};

type Ended = Pick<Run, "candidates" | "failureClasses" | "voided"> & { passed: number };
type FailureRow = z.infer<typeof failureRowSchema>;

function listFailures(run: Run): FailureRow[] {
  const whole = { ...run, passed: run.passedCandidates };
  return [
    ...toRows({ dimension: "all", value: null }, whole),
    ...run.failureSlices.flatMap(({ dimension, value, ...ended }) =>
      toRows({ dimension, value }, ended),
    ),
  ];
}

/** Classes that no candidate ended in are left out: where outcomes were reported, none is known. */
function toRows(of: Pick<FailureRow, "dimension" | "value">, ended: Ended): FailureRow[] {
  const { candidates } = ended;
  return [
    { ...of, outcome: "passed", count: ended.passed, candidates },
    ...failureClasses.flatMap((outcome) => {
      const count = ended.failureClasses[outcome];
      return count === undefined ? [] : [{ ...of, outcome, count, candidates }];
    }),
    { ...of, outcome: "voided", count: ended.voided, candidates },
  ];
}
