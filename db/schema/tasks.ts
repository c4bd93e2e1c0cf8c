import { integer, jsonb, pgSchema, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import type { TaskMaking } from "../../lib/core/suite/suite-definition";
import type { Language, TaskCategory, Tier } from "../../lib/core/vocabulary";
import { suiteRevisions } from "./suites";

/** The part of a task that anyone may read. */
export const tasks = pgTable(
  "tasks",
  {
    id: serial("id").primaryKey(),
    suiteRevisionId: integer("suite_revision_id")
      .notNull()
      .references(() => suiteRevisions.id),
    /** The task's name in its suite, e.g. `HumanEval/0`. */
    taskKey: text("task_key").notNull(),
    position: integer("position").notNull(),
    /** The problem that the task was derived from: the resampling unit. */
    baseId: text("base_id").notNull(),
    // Null where only outcomes were imported and the task itself is not known here.
    category: text("category").$type<TaskCategory>(),
    tier: integer("tier").$type<Tier>(),
    language: text("language").$type<Language>(),
    entryPoint: text("entry_point"),
    prompt: text("prompt"),
    /** Null where the task was not derived here. */
    madeBy: jsonb("made_by").$type<TaskMaking>(),
    contentSha256: text("content_sha256").notNull(),
    /** SHA-256 of the private test plan: changes whenever a test does. Null without tests here. */
    testSuiteVersion: text("test_suite_version"),
    caseCount: integer("case_count").notNull(),
    publicCaseCount: integer("public_case_count").notNull(),
  },
  (table) => [unique("tasks_revision_key").on(table.suiteRevisionId, table.taskKey)],
);

/** Everything the web process has no right to read. */
export const privateSchema = pgSchema("private");

/** Hidden tests and reference solutions. */
export const taskSecrets = privateSchema.table("task_secrets", {
  taskId: integer("task_id")
    .primaryKey()
    .references(() => tasks.id),
  testPlan: jsonb("test_plan").$type<TestPlan>().notNull(),
  /** Null where the benchmark ships none. */
  referenceSolution: text("reference_solution"),
  /** Wrong solutions that the tests must refuse. */
  plantedFaults: jsonb("planted_faults").$type<string[]>().notNull(),
});
