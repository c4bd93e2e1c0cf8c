import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { CycleManifest, ModelGeneration } from "../../lib/core/cycle/cycle-manifest";
import type { CyclePlan } from "../../lib/core/cycle/cycle-plan";
import type { GateFinding } from "../../lib/core/cycle/gate-finding";
import type { ModelPrices } from "../../lib/core/model/model-description";
import type { EndpointKind, ModelEndpoint } from "../../lib/core/model/model-endpoint";
import type { ProviderFault } from "../../lib/core/ports/model-provider";
import { models } from "./models";
import { suiteRevisions } from "./suites";
import { privateSchema, tasks } from "./tasks";

/** One week's evaluation of all models: frozen when it is opened, before anything is generated. */
export const cycles = pgTable("cycles", {
  id: serial("id").primaryKey(),
  /** ISO week. */
  cycle: text("cycle").notNull().unique(),
  /** A revision that holds exactly the drawn tasks. */
  suiteRevisionId: integer("suite_revision_id")
    .notNull()
    .references(() => suiteRevisions.id),
  seedLabel: text("seed_label").notNull(),
  taskSetDigest: text("task_set_digest").notNull(),
  allocation: jsonb("allocation").$type<CyclePlan["allocation"]>().notNull(),
  rotation: jsonb("rotation").$type<CyclePlan["rotation"]>().notNull(),
  /** How full the pool was; null in weeks that were opened before it was counted. */
  pool: jsonb("pool").$type<CyclePlan["pool"]>(),
  manifest: jsonb("manifest").$type<CycleManifest>().notNull(),
  manifestSha256: text("manifest_sha256").notNull(),
  openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The models of a cycle, each with its own part of the manifest as it stood at the opening. */
export const cycleModels = pgTable(
  "cycle_models",
  {
    cycleId: integer("cycle_id")
      .notNull()
      .references(() => cycles.id),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    generation: jsonb("generation").$type<ModelGeneration>().notNull(),
    endpointKind: text("endpoint_kind").$type<EndpointKind>().notNull(),
    /** Where it is asked and by which name; null in weeks that were opened before it was frozen. */
    endpoint: jsonb("endpoint").$type<ModelEndpoint>(),
    /** What its answers are priced by; null where no price was stated, or as above. */
    prices: jsonb("prices").$type<ModelPrices>(),
  },
  (table) => [primaryKey({ columns: [table.cycleId, table.modelId] })],
);

/** One attempt to ask a model one question, stored before its reply is parsed. */
export const modelReplies = privateSchema.table(
  "model_replies",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** Null where a model is run over a suite outside of any cycle. */
    cycleId: integer("cycle_id"),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    candidateIndex: integer("candidate_index").notNull(),
    /** From 1. */
    attempt: integer("attempt").notNull(),
    kind: text("kind").$type<"replied" | "failed">().notNull(),
    fault: text("fault").$type<ProviderFault>(),
    httpStatus: integer("http_status"),
    /** The body as it came, as an object; null where none did. */
    rawSha256: text("raw_sha256"),
    latencyMs: integer("latency_ms").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("model_replies_attempt")
      .on(table.cycleId, table.modelId, table.taskId, table.candidateIndex, table.attempt)
      .nullsNotDistinct(),
    foreignKey({
      name: "model_replies_cycle_model",
      columns: [table.cycleId, table.modelId],
      foreignColumns: [cycleModels.cycleId, cycleModels.modelId],
    }),
    check(
      "model_replies_kind",
      sql`(${table.kind} = 'replied' and ${table.fault} is null and ${table.rawSha256} is not null
          and ${table.httpStatus} is not null)
        or (${table.kind} = 'failed' and ${table.fault} is not null)`,
    ),
    check(
      "model_replies_counts",
      sql`${table.attempt} >= 1 and ${table.candidateIndex} >= 0 and ${table.latencyMs} >= 0`,
    ),
  ],
);

/** What an answer cost: a decimal of one currency, and which stated prices it was computed by. */
export interface AnswerCost {
  currency: string;
  amount: string;
  priceTable: string;
}

/** What a reply said, once it was parsed. */
export const modelAnswers = privateSchema.table("model_answers", {
  replyId: bigint("reply_id", { mode: "number" })
    .primaryKey()
    .references(() => modelReplies.id),
  completionSha256: text("completion_sha256").notNull(),
  /** As the provider reports it. */
  build: text("build"),
  finishReason: text("finish_reason"),
  promptTokens: integer("prompt_tokens"),
  completionTokens: integer("completion_tokens"),
  /** Null where no price is known or no tokens were reported. */
  cost: jsonb("cost").$type<AnswerCost>(),
});

/** A cycle that stands on its board. Every one of its gates held. */
export const cyclePublications = pgTable("cycle_publications", {
  cycleId: integer("cycle_id")
    .primaryKey()
    .references(() => cycles.id),
  gates: jsonb("gates").$type<GateFinding[]>().notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
});

/** A publication that was refused: the board before it stays. */
export const cycleGateFailures = pgTable(
  "cycle_gate_failures",
  {
    id: serial("id").primaryKey(),
    cycleId: integer("cycle_id")
      .notNull()
      .references(() => cycles.id),
    gates: jsonb("gates").$type<GateFinding[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("cycle_gate_failures_cycle").on(table.cycleId)],
);

/**
 * Whether the sandbox of a worker that took part in a cycle contained every hostile program, one row a
 * language's environment, written before the worker grades. Private: workers are named after machines.
 */
export const workerChecks = privateSchema.table(
  "worker_checks",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    cycleId: integer("cycle_id")
      .notNull()
      .references(() => cycles.id),
    worker: text("worker").notNull(),
    environmentSha256: text("environment_sha256").notNull(),
    passed: boolean("passed").notNull(),
    /** One line: how many programs were contained, and which were not. */
    detail: text("detail").notNull(),
    checkedAt: timestamp("checked_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("worker_checks_cycle").on(table.cycleId)],
);
