import {
  badgeQuerySchema,
  boardQuerySchema,
  compareQuerySchema,
  cycleQuerySchema,
  eventsQuerySchema,
  historyQuerySchema,
  noQuerySchema,
  recordsQuerySchema,
  runQuerySchema,
  tableQuerySchema,
  taskQuerySchema,
} from "../../../lib/contracts/query";
import { downloadEndpoints } from "./download-endpoints";
import type { Endpoint } from "./endpoint";

/** Every address of the API, in the order of its description. */
export const endpoints: readonly Endpoint[] = [
  {
    path: "/api/v1/boards",
    summary: "Every suite at its newest revision, with its cycles and k",
    query: tableQuerySchema,
    answer: { schema: "BoardList" },
    table: "SuiteSummary",
  },
  {
    path: "/api/v1/boards/{suite}",
    summary:
      "Ranked rows of one suite and cycle; baselines, incomplete records and claims stand apart",
    query: boardQuerySchema,
    answer: { schema: "Board" },
    table: "BoardTableRow",
  },
  {
    path: "/api/v1/boards/{suite}/{cycle}/outcomes",
    summary:
      "What every measured model made of every task, packed into a few kilobytes: any slice, interval " +
      "and pair can be computed from it",
    query: tableQuerySchema,
    answer: { schema: "BoardOutcomes" },
    table: "OutcomeRow",
  },
  {
    path: "/api/v1/cycles/{week}",
    summary:
      "One week as it was frozen: seed label, digest, allocation planned and actual, manifest, models; " +
      "task ids once they may be public",
    query: cycleQuerySchema,
    answer: { schema: "Cycle" },
    table: { models: "CycleModel", cells: "CycleCell", gates: "GateFinding", tasks: "CycleTask" },
  },
  {
    path: "/api/v1/compare",
    summary:
      "Two models of one board: paired difference with its interval, test, slices, every task once; " +
      "three or four: every pair of them, corrected over the board and over the pairs shown",
    query: compareQuerySchema,
    answer: { schema: "Comparison" },
    table: {
      ...{ tasks: "ComparedTask", slices: "ComparedSlice" },
      ...{ models: "ComparedModel", pairs: "PairRow" },
    },
    otherwise: {
      schema: "ManyComparison",
      table: {
        ...{ tasks: "ManyTaskRow", slices: "ManySliceRow" },
        ...{ models: "ComparedModel", pairs: "ManyPairRow" },
      },
    },
    conflict: "NotComparable",
  },
  {
    path: "/api/v1/models",
    summary: "Every model",
    query: tableQuerySchema,
    answer: { schema: "ModelList" },
    table: "ModelListEntry",
  },
  {
    path: "/api/v1/models/{slug}",
    summary: "A model: what is known of it, its current records, where it stands, what is claimed",
    query: tableQuerySchema,
    answer: { schema: "ModelDetail" },
    table: "ModelStanding",
  },
  {
    path: "/api/v1/models/{slug}/history",
    summary: "Every record of a model, superseded ones too, oldest first",
    query: historyQuerySchema,
    answer: { schema: "ModelHistory" },
    table: "ModelRecord",
  },
  {
    path: "/api/v1/runs/{id}",
    summary:
      "One run: counts, failure classes, faults, times, repeats, tokens and cost, exclusions, records",
    query: runQuerySchema,
    answer: { schema: "Run" },
    table: {
      ...{ slices: "Slice", "failure-classes": "FailureRow", averages: "MacroAverage" },
      ...{ repeats: "RepeatGroup", exclusions: "Exclusion", checklist: "ChecklistItem" },
      records: "RunRecord",
    },
  },
  {
    path: "/api/v1/runs/{id}/manifest",
    summary: "The frozen inputs of a run, and what nobody disclosed of them",
    query: noQuerySchema,
    answer: { schema: "RunManifest" },
  },
  ...downloadEndpoints,
  {
    path: "/api/v1/traces/{id}",
    summary: "One trace, and what it corrects or is corrected by",
    query: noQuerySchema,
    answer: { schema: "TraceResponse" },
  },
  {
    path: "/api/v1/tasks/{id}",
    summary: "The public part of a task and its outcomes by model; the id may hold slashes",
    query: taskQuerySchema,
    answer: { schema: "Task" },
    table: "TaskOutcome",
  },
  {
    path: "/api/v1/records",
    summary: "The append-only chain of score records, oldest first",
    query: recordsQuerySchema,
    answer: { schema: "RecordList" },
    table: "Record",
  },
  {
    path: "/api/v1/records/{id}",
    summary: "One score record: its figures, its place in the chain, what superseded it and why",
    query: noQuerySchema,
    answer: { schema: "RecordDetail" },
  },
  {
    path: "/api/v1/events",
    summary:
      "Publications, refusals, drift, alarms and corrections with the figures they rest on, oldest first",
    query: eventsQuerySchema,
    answer: { schema: "EventList" },
    table: "Event",
  },
  {
    path: "/api/v1/cycles",
    summary: "Every week that was opened, newest first",
    query: tableQuerySchema,
    answer: { schema: "CycleList" },
    table: "CycleListEntry",
  },
  {
    path: "/badge/{model}.svg",
    summary: "A picture of a model's rate on one board, with the cycle and the interval in it",
    query: badgeQuerySchema,
    answer: { mediaType: "image/svg+xml" },
  },
  {
    path: "/feed.xml",
    summary: "The latest events as an Atom feed",
    answer: { mediaType: "application/atom+xml" },
  },
  { path: "/healthz", summary: "The process is up", answer: { schema: "Health" }, isProbe: true },
  {
    path: "/readyz",
    summary: "The database is reachable and its schema current",
    answer: { schema: "Readiness" },
    isProbe: true,
  },
];
