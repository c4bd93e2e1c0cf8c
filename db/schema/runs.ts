import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ExtractionKind } from "../../lib/core/extraction/extraction";
import type { ExitReason } from "../../lib/core/ports/sandbox";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { KeptComparison } from "../../lib/core/scoring/kept-comparison";
import type {
  CaseOutcome,
  EvidenceGrade,
  FailureClass,
  InfrastructureFault,
  RepeatSelection,
  VerdictKind,
  Visibility,
} from "../../lib/core/vocabulary";
import { models } from "./models";
import { suiteRevisions } from "./suites";
import { tasks } from "./tasks";

/** One model under one manifest. The id is the start of `identitySha256`, so a repeat finds its run. */
export const runs = pgTable(
  "runs",
  {
    id: text("id").primaryKey(),
    identitySha256: text("identity_sha256").notNull().unique(),
    suiteRevisionId: integer("suite_revision_id")
      .notNull()
      .references(() => suiteRevisions.id),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    /** ISO week, or the suite's revision where a suite has no weeks. */
    cycle: text("cycle").notNull(),
    manifest: jsonb("manifest").$type<Manifest>().notNull(),
    manifestSha256: text("manifest_sha256").notNull(),
    evidence: text("evidence").$type<EvidenceGrade>().notNull(),
    sourceName: text("source_name").notNull(),
    sourceSha256: text("source_sha256").notNull(),
    /** True when the submissions are reference solutions and may not be shown. */
    submissionsWithheld: boolean("submissions_withheld").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("runs_suite_revision_cycle").on(table.suiteRevisionId, table.cycle),
    index("runs_model").on(table.modelId),
  ],
);

/** One indexed completion kept for scoring. Texts are objects, named here by digest. */
export const candidates = pgTable(
  "candidates",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    runId: text("run_id")
      .notNull()
      .references(() => runs.id),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    candidateIndex: integer("candidate_index").notNull(),
    completionSha256: text("completion_sha256").notNull(),
    rawResponseSha256: text("raw_response_sha256"),
    /** Null when no submission could be extracted. */
    submissionSha256: text("submission_sha256"),
    extraction: text("extraction").$type<ExtractionKind>().notNull(),
    promptTokens: integer("prompt_tokens"),
    completionTokens: integer("completion_tokens"),
    latencyMs: integer("latency_ms"),
    finishReason: text("finish_reason"),
    /** Fields of the source line that this version does not know; jsonb would refuse a NUL in them. */
    extraFields: json("extra_fields").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    unique("candidates_run_task_index").on(table.runId, table.taskId, table.candidateIndex),
    index("candidates_task").on(table.taskId),
  ],
);

/** One submission run in a sandbox. */
export const executions = pgTable(
  "executions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    candidateId: bigint("candidate_id", { mode: "number" })
      .notNull()
      .references(() => candidates.id),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    attempt: integer("attempt").notNull(),
    environmentSha256: text("environment_sha256").notNull(),
    policySha256: text("policy_sha256").notNull(),
    testSuiteVersion: text("test_suite_version").notNull(),
    backend: text("backend").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }).notNull(),
    exitReason: text("exit_reason").$type<ExitReason>().notNull(),
    cpuMs: integer("cpu_ms").notNull(),
    wallMs: integer("wall_ms").notNull(),
    memoryPeakBytes: bigint("memory_peak_bytes", { mode: "number" }).notNull(),
    outputBytes: bigint("output_bytes", { mode: "number" }).notNull(),
    processLimitHits: integer("process_limit_hits").notNull(),
    /** 0 for executions from before it was counted. */
    policyViolations: integer("policy_violations").notNull().default(0),
  },
  (table) => [unique("executions_candidate_attempt").on(table.candidateId, table.attempt)],
);

/** The result of one test case in one execution. */
export const outcomes = pgTable(
  "outcomes",
  {
    executionId: bigint("execution_id", { mode: "number" })
      .notNull()
      .references(() => executions.id),
    caseIndex: integer("case_index").notNull(),
    visibility: text("visibility").$type<Visibility>().notNull(),
    outcome: text("outcome").$type<CaseOutcome>().notNull(),
    failureClass: text("failure_class").$type<FailureClass>(),
    cpuMs: integer("cpu_ms").notNull(),
  },
  (table) => [primaryKey({ columns: [table.executionId, table.caseIndex] })],
);

/** The result of one candidate. A correction supersedes; nothing is changed. */
export const verdicts = pgTable(
  "verdicts",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    candidateId: bigint("candidate_id", { mode: "number" })
      .notNull()
      .references(() => candidates.id),
    /** Null when the verdict was settled before anything ran. */
    executionId: bigint("execution_id", { mode: "number" }).references(() => executions.id),
    verdict: text("verdict").$type<VerdictKind>().notNull(),
    failureClass: text("failure_class").$type<FailureClass>(),
    fault: text("fault").$type<InfrastructureFault>(),
    traceSha256: text("trace_sha256").notNull(),
    supersedesId: bigint("supersedes_id", { mode: "number" }).unique(),
    reason: text("reason"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("verdicts_first_per_candidate")
      .on(table.candidateId)
      .where(sql`${table.supersedesId} is null`),
    unique("verdicts_candidate_id").on(table.candidateId, table.id),
    // A correction belongs to the candidate that it corrects.
    foreignKey({
      name: "verdicts_supersedes_same_candidate",
      columns: [table.candidateId, table.supersedesId],
      foreignColumns: [table.candidateId, table.id],
    }),
    check(
      "verdicts_cause_matches_kind",
      sql`(${table.verdict} = 'passed' and ${table.failureClass} is null and ${table.fault} is null)
        or (${table.verdict} = 'failed' and ${table.failureClass} is not null and ${table.fault} is null)
        or (${table.verdict} = 'voided' and ${table.failureClass} is null and ${table.fault} is not null)`,
    ),
  ],
);

/**
 * A candidate executed once more under one manifest, to see whether its verdict holds. Nothing is
 * scored by these.
 */
export const repeatExecutions = pgTable(
  "repeat_executions",
  {
    candidateId: bigint("candidate_id", { mode: "number" })
      .notNull()
      .references(() => candidates.id),
    manifestSha256: text("manifest_sha256").notNull(),
    /** The first execution is the graded one, so repeats count from 2. */
    repetition: integer("repetition").notNull(),
    selectedBy: text("selected_by").$type<RepeatSelection>().notNull(),
    verdict: text("verdict").$type<VerdictKind>().notNull(),
    failureClass: text("failure_class").$type<FailureClass>(),
    cpuMs: integer("cpu_ms").notNull(),
    wallMs: integer("wall_ms").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.manifestSha256, table.repetition] }),
    check("repeat_executions_repetition", sql`${table.repetition} >= 2`),
  ],
);

/** What a run came to on one task, measured elsewhere: no answer and no verdict is known here. */
export const reportedOutcomes = pgTable(
  "reported_outcomes",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    trials: integer("trials").notNull(),
    successes: integer("successes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.taskId] }),
    index("reported_outcomes_task").on(table.taskId),
    check(
      "reported_outcomes_counts",
      sql`${table.trials} >= 1 and ${table.successes} between 0 and ${table.trials}`,
    ),
  ],
);

/**
 * Published results, chained by hash. `canonical` is the exact text that was hashed. The constraints
 * alone keep one unforked chain: one first record, and one successor to each.
 */
export const scoreRecords = pgTable(
  "score_records",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    runId: text("run_id")
      .notNull()
      .references(() => runs.id),
    canonical: text("canonical").notNull(),
    recordSha256: text("record_sha256").notNull().unique(),
    /** Null only for the first record of the chain. */
    previousSha256: text("previous_sha256"),
    supersedesId: bigint("supersedes_id", { mode: "number" }).unique(),
    /** The manifest that the record names, where a regrade made it another than the run's. */
    manifest: jsonb("manifest").$type<Manifest>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("score_records_run").on(table.runId),
    unique("score_records_previous_sha256").on(table.previousSha256).nullsNotDistinct(),
    foreignKey({
      name: "score_records_previous_exists",
      columns: [table.previousSha256],
      foreignColumns: [table.recordSha256],
    }),
    foreignKey({
      name: "score_records_supersedes_exists",
      columns: [table.supersedesId],
      foreignColumns: [table.id],
    }),
    check(
      "score_records_hash_of_text",
      sql`${table.recordSha256} = encode(sha256(convert_to(${table.canonical}, 'UTF8')), 'hex')`,
    ),
  ],
);

/** Of one task: candidates, those that passed, those without a verdict, whether the first passed, and the place of the first that did. */
export type StoredTally = [
  candidates: number,
  passedCandidates: number,
  unscored: number,
  passed: boolean | null,
  firstSuccess: number | null,
];

/**
 * What a board shows of a record beside its text, worked out once from the same verdicts: reading it takes
 * a row a model instead of one a candidate. The newest row of a record counts: another follows where
 * candidates were executed again and no verdict changed.
 */
export const recordFigures = pgTable(
  "record_figures",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    recordId: bigint("record_id", { mode: "number" })
      .notNull()
      .references(() => scoreRecords.id),
    /** One for each task of the run's suite revision, in its order. */
    tallies: json("tallies").$type<StoredTally[]>().notNull(),
    executions: integer("executions").notNull(),
    timeouts: integer("timeouts").notNull(),
    /** Null where nothing was executed. */
    medianWallMs: doublePrecision("median_wall_ms"),
    p95WallMs: doublePrecision("p95_wall_ms"),
    /** Over the candidates that state both counts of tokens. */
    promptTokens: bigint("prompt_tokens", { mode: "number" }).notNull(),
    completionTokens: bigint("completion_tokens", { mode: "number" }).notNull(),
    candidatesWithTokens: integer("candidates_with_tokens").notNull(),
  },
  (table) => [index("record_figures_record").on(table.recordId, table.id)],
);

/**
 * How the standing records of a whole board compare, worked out once as they were appended: testing every two
 * models takes longer than to show the board. The newest row of a board counts, as long as it is of the records
 * that stand and of the form that is read.
 */
export const boardComparisons = pgTable(
  "board_comparisons",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    suiteRevisionId: integer("suite_revision_id")
      .notNull()
      .references(() => suiteRevisions.id),
    cycle: text("cycle").notNull(),
    form: integer("form").notNull(),
    /** Null where the board has to be worked out each time that it is shown. */
    comparison: json("comparison").$type<KeptComparison>(),
  },
  (table) => [
    index("board_comparisons_place").on(table.suiteRevisionId, table.cycle, table.form, table.id),
  ],
);
