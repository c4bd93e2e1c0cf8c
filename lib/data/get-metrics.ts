import "server-only";
import type { Database } from "../../db/client";
import { formatMetrics } from "../core/metrics/format-metrics";
import type { Metric } from "../core/metrics/metric";
import { measureCandidates } from "./metrics/measure-candidates";
import { measureCycle } from "./metrics/measure-cycle";
import { measurePool } from "./metrics/measure-pool";
import { measurePublished } from "./metrics/measure-published";
import { measureQueues } from "./metrics/measure-queues";
import { readBounded } from "./read-bounded";

/** What is measured, each in one question or a few. */
const groups: Record<string, (db: Database) => Promise<Metric[]>> = {
  published: measurePublished,
  candidates: measureCandidates,
  cycle: measureCycle,
  pool: measurePool,
  queues: measureQueues,
};
const statementMs = 2_000;
const keptMs = 10_000;

let kept: { text: Promise<string>; untilMs: number } | undefined;

/**
 * All that the database tells about the board's work, in the text format of Prometheus. Asked for more
 * often than every ten seconds it answers what it answered; a group that the database could not count
 * in time is left out and says so.
 */
export function getMetrics(): Promise<string> {
  const nowMs = Date.now();
  if (kept !== undefined && nowMs < kept.untilMs) return kept.text;
  const text = readMetrics();
  const mine = { text, untilMs: nowMs + keptMs };
  kept = mine;
  text.catch(() => {
    if (kept === mine) kept = undefined;
  });
  return text;
}

async function readMetrics(): Promise<string> {
  const metrics: Metric[] = [];
  const counted: Metric["values"] = [];
  for (const [group, measure] of Object.entries(groups)) {
    const measured = await readBounded(statementMs, measure);
    metrics.push(...(measured ?? []));
    counted.push({ labels: { group }, value: measured === null ? 0 : 1 });
  }
  const help = "Whether this group of measures could be counted in time";
  return formatMetrics([...metrics, { name: "errorbar_counted", help, values: counted }]);
}
