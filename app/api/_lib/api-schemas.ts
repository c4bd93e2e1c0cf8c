import { z } from "zod";
import {
  boardListSchema,
  boardRowSchema,
  boardSchema,
  claimRowSchema,
  modelSummarySchema,
  sliceSchema,
  suiteSummarySchema,
  unrankedRowSchema,
} from "../../../lib/contracts/board";
import { boardTableRowSchema } from "../../../lib/contracts/board-table";
import {
  manyPairRowSchema,
  manySliceRowSchema,
  pairRowSchema,
} from "../../../lib/contracts/compare-rows";
import {
  comparedModelSchema,
  comparedSliceSchema,
  comparedTaskSchema,
  comparisonSchema,
  fieldComparisonSchema,
  notComparableSchema,
  pairedIntervalSchema,
  pairedResultSchema,
  tellingTaskSchema,
} from "../../../lib/contracts/comparison";
import {
  cycleListEntrySchema,
  cycleListSchema,
  cycleModelSchema,
  cycleSchema,
  gateFindingSchema,
} from "../../../lib/contracts/cycle";
import { cycleCellRowSchema, cycleTaskRowSchema } from "../../../lib/contracts/cycle-rows";
import { errorBodySchema } from "../../../lib/contracts/error";
import { eventListSchema, eventSchema } from "../../../lib/contracts/event";
import { failureRowSchema } from "../../../lib/contracts/failure-row";
import { healthSchema, readinessSchema } from "../../../lib/contracts/health";
import { intervalSchema } from "../../../lib/contracts/interval";
import { macroAverageSchema } from "../../../lib/contracts/macro-average";
import {
  manyComparisonSchema,
  manyTaskRowSchema,
  pairOfManySchema,
} from "../../../lib/contracts/many-comparison";
import {
  describedModelSchema,
  modelClaimSchema,
  modelDetailSchema,
  modelHistorySchema,
  modelListEntrySchema,
  modelListSchema,
  modelRecordSchema,
  modelSliceSchema,
  modelStandingSchema,
} from "../../../lib/contracts/model";
import { boardOutcomesSchema, outcomeRowSchema } from "../../../lib/contracts/outcomes";
import { recordDetailSchema } from "../../../lib/contracts/record";
import {
  checklistItemSchema,
  exclusionSchema,
  recordListSchema,
  recordSchema,
  runCandidateSchema,
  runManifestSchema,
  runSchema,
} from "../../../lib/contracts/run";
import {
  repeatGroupSchema,
  reportedOutcomeSchema,
  runRecordSchema,
  runRepeatsSchema,
} from "../../../lib/contracts/run-analysis";
import { taskOutcomeSchema, taskSchema } from "../../../lib/contracts/task";
import { traceResponseSchema } from "../../../lib/contracts/trace";
import { suiteCardSchema } from "../../../lib/core/suite/suite-card";
import { traceSchema } from "../../../lib/core/trace/trace";

/** The schemas that answers are made with, under the names that the description gives them. */
export const apiSchemas = {
  Board: boardSchema,
  BoardList: boardListSchema,
  BoardOutcomes: boardOutcomesSchema,
  BoardRow: boardRowSchema,
  BoardTableRow: boardTableRowSchema,
  ChecklistItem: checklistItemSchema,
  ComparedModel: comparedModelSchema,
  ComparedSlice: comparedSliceSchema,
  ComparedTask: comparedTaskSchema,
  Comparison: comparisonSchema,
  Cycle: cycleSchema,
  CycleCell: cycleCellRowSchema,
  CycleList: cycleListSchema,
  CycleListEntry: cycleListEntrySchema,
  CycleModel: cycleModelSchema,
  CycleTask: cycleTaskRowSchema,
  DescribedModel: describedModelSchema,
  Error: errorBodySchema,
  Event: eventSchema,
  EventList: eventListSchema,
  Exclusion: exclusionSchema,
  FailureRow: failureRowSchema,
  FieldComparison: fieldComparisonSchema,
  GateFinding: gateFindingSchema,
  Health: healthSchema,
  Interval: intervalSchema,
  ManyComparison: manyComparisonSchema,
  MacroAverage: macroAverageSchema,
  ManyPairRow: manyPairRowSchema,
  ManySliceRow: manySliceRowSchema,
  ManyTaskRow: manyTaskRowSchema,
  ModelClaim: modelClaimSchema,
  ModelDetail: modelDetailSchema,
  ModelHistory: modelHistorySchema,
  ModelList: modelListSchema,
  ModelListEntry: modelListEntrySchema,
  ModelRecord: modelRecordSchema,
  ModelSlice: modelSliceSchema,
  ModelStanding: modelStandingSchema,
  ModelSummary: modelSummarySchema,
  NotComparable: notComparableSchema,
  OutcomeRow: outcomeRowSchema,
  PairOfMany: pairOfManySchema,
  PairRow: pairRowSchema,
  PairedInterval: pairedIntervalSchema,
  PairedResult: pairedResultSchema,
  Readiness: readinessSchema,
  Record: recordSchema,
  RecordDetail: recordDetailSchema,
  RecordList: recordListSchema,
  RepeatGroup: repeatGroupSchema,
  ReportedOutcome: reportedOutcomeSchema,
  Run: runSchema,
  RunCandidate: runCandidateSchema,
  RunManifest: runManifestSchema,
  RunRecord: runRecordSchema,
  RunRepeats: runRepeatsSchema,
  Slice: sliceSchema,
  SuiteCard: suiteCardSchema,
  SuiteSummary: suiteSummarySchema,
  Task: taskSchema,
  TaskOutcome: taskOutcomeSchema,
  TellingTask: tellingTaskSchema,
  Trace: traceSchema,
  TraceResponse: traceResponseSchema,
  UnrankedRow: unrankedRowSchema,
  ClaimRow: claimRowSchema,
} as const;

export type SchemaName = keyof typeof apiSchemas;

/** Where the description keeps a schema. */
export function schemaAddress(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The JSON Schema of each, referring to one another by address. */
export function describeSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(apiSchemas)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: schemaAddress,
    io: "output",
    // Every integer has these bounds: they say nothing of the field.
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return Object.fromEntries(
    // The document as a whole says which dialect it uses and where its parts are.
    Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]),
  );
}
