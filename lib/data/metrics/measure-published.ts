import "server-only";
import type { Database } from "../../../db/client";
import { measurePublications } from "../../../db/repositories/measure-publications";
import { measureRuns } from "../../../db/repositories/measure-runs";
import type { Metric } from "../../core/metrics/metric";

/** Runs, records and publications: how many, and how old the newest are. */
export async function measurePublished(db: Database): Promise<Metric[]> {
  const runs = await measureRuns(db);
  const cycles = await measurePublications(db);
  return [
    {
      name: "errorbar_runs",
      help: "Runs with a score record and runs without one",
      values: [
        { labels: { state: "recorded" }, value: runs.recorded },
        { labels: { state: "open" }, value: runs.open },
      ],
    },
    { name: "errorbar_records", help: "Score records in the chain", values: one(runs.records) },
    {
      name: "errorbar_record_age_seconds",
      help: "Time since the newest score record",
      values: one(runs.recordAgeSeconds),
    },
    {
      name: "errorbar_publications",
      help: "Cycles that were published",
      values: one(cycles.publications),
    },
    {
      name: "errorbar_publication_age_seconds",
      help: "Time since the newest publication of a cycle",
      values: one(cycles.publicationAgeSeconds),
    },
    {
      name: "errorbar_gate_failures",
      help: "Publications that a gate refused",
      values: one(cycles.gateFailures),
    },
  ];
}

function one(value: number | null): Metric["values"] {
  return value === null ? [] : [{ value }];
}
