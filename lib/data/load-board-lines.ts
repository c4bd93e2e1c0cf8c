import "server-only";
import type { Database } from "../../db/client";
import type { BoardRecordRow } from "../../db/repositories/list-board-records";
import { type FailureCountRow, listFailureCounts } from "../../db/repositories/list-failure-counts";
import { listPreviousRecords } from "../../db/repositories/list-previous-records";
import { listRunFigures } from "../../db/repositories/list-run-figures";
import type { ExecutionTimesRow } from "../../db/repositories/measure-execution-times";
import type { RunTokensRow } from "../../db/repositories/sum-run-tokens";
import { isWholeSuite, type TaskScope } from "../../db/repositories/task-scope";
import type { TaskTallyRow } from "../../db/repositories/task-tally-row";
import type { RunCost } from "../contracts/run-analysis";
import type { TokenUse } from "../contracts/token-use";
import type { Manifest } from "../core/protocol/manifest";
import { sequentialAttempts } from "../core/protocol/sequential-attempts";
import { countForK } from "../core/scoring/count-for-k";
import type { BoardEntry } from "../core/scoring/rank-board";
import { type ScoreFacts, toScoreFacts } from "../core/scoring/score-facts";
import type { ScorePayload } from "../core/scoring/score-payload";
import {
  boundPassRate,
  scoreTallies,
  type TallyProtocol,
  type TaskTally,
} from "../core/scoring/score-tallies";
import { sumTallies } from "../core/scoring/sum-tallies";
import { withholdRate } from "../core/scoring/withhold-rate";
import { withoutExcluded } from "../core/scoring/without-excluded";
import { type IntervalLevel, intervalLevel } from "../core/stats/interval-level";
import { groupByRun } from "./group-by-run";
import { parseManifest } from "./parse-manifest";
import { shareResamples } from "./share-resamples";
import { type FailureClassCounts, toFailureCounts } from "./to-failure-counts";
import { toTokenUse } from "./to-token-use";

export interface BoardRecord {
  row: BoardRecordRow;
  payload: ScorePayload;
}

export interface BoardView {
  cycle: string;
  scope: TaskScope;
  k: number;
  availableK: readonly number[];
  level: IntervalLevel;
}

/** Everything that a board row shows of one model, before ranking. */
export interface BoardLine extends BoardEntry {
  manifest: Manifest;
  record: BoardRecordRow;
  failureClasses: FailureClassCounts;
  executions: number;
  timeouts: number;
  executionMs: { median: number; p95: number } | null;
  tokens: TokenUse | null;
  cost: RunCost | null;
  bounds: { low: number; high: number } | null;
  /** The record that it corrects, otherwise the model's newest earlier record in this suite. */
  previousId: number | null;
}

/** A line with its tasks of the scope, as they count for the board's k: what rows are compared on. */
export interface CountedLine extends BoardLine {
  tallies: readonly TaskTallyRow[];
}

/**
 * Reads the scores of a board's records. Where the view is what the record states, the record is
 * shown; another k or a slice is scored anew from the candidates' current verdicts.
 */
export async function loadBoardLines(
  db: Database,
  records: readonly BoardRecord[],
  view: BoardView,
): Promise<CountedLine[]> {
  const runIds = records.map(({ row }) => row.runId);
  const figures = await listRunFigures(db, runIds, view.scope);
  const tallies = groupByRun(figures.tallies);
  // A record states its own; only what is counted anew needs them.
  const restated = records.filter((record) => !isStated(record, view)).map(({ row }) => row.runId);
  const failures = groupByRun(await listFailureCounts(db, restated, view.scope));
  const times = groupByRun(figures.times);
  const tokens = groupByRun(figures.tokens);
  const previous = await listPreviousRecords(
    db,
    records.map(({ row }) => row.recordId),
  );
  const protocol = {
    k: view.k,
    allK: view.availableK,
    level: view.level,
    resamplesFor: shareResamples(view.cycle, view.scope),
  };
  return records.map((record) =>
    toBoardLine(record, {
      isStated: isStated(record, view),
      protocol,
      tallies: withoutExcluded(tallies.get(record.row.runId) ?? [], record.payload),
      failures: failures.get(record.row.runId) ?? [],
      times: times.get(record.row.runId)?.[0],
      tokens: tokens.get(record.row.runId)?.[0],
      previousId: previous.get(record.row.recordId) ?? null,
    }),
  );
}

interface LineParts {
  isStated: boolean;
  protocol: TallyProtocol;
  tallies: readonly TaskTallyRow[];
  failures: readonly FailureCountRow[];
  times: ExecutionTimesRow | undefined;
  tokens: RunTokensRow | undefined;
  previousId: number | null;
}

function toBoardLine({ row, payload }: BoardRecord, parts: LineParts): CountedLine {
  const { tallies, times } = parts;
  const manifest = parseManifest(row);
  const attempts = sequentialAttempts(manifest);
  const protocol = { ...parts.protocol, attempts };
  const counts = countForK(tallies, protocol.k, attempts);
  const failures = parts.isStated
    ? Object.entries(payload.failureClasses)
    : parts.failures.map((count) => [count.failureClass ?? "", count.candidates] as const);
  const score = parts.isStated ? toScoreFacts(payload) : rescore(payload, tallies, protocol);
  return {
    slug: row.slug,
    synthetic: row.synthetic,
    manifest,
    score,
    record: row,
    failureClasses: toFailureCounts(new Map(failures)),
    executions: times?.executions ?? 0,
    timeouts: times?.timeouts ?? 0,
    executionMs: times === undefined ? null : { median: times.medianMs, p95: times.p95Ms },
    ...priceTokens(row, tallies, parts.tokens),
    bounds: score.state === "incomplete" ? boundPassRate(counts, protocol.k) : null,
    previousId: parts.previousId,
    tallies: counts,
  };
}

/** A task that a candidate is missing from counts as one without stated tokens, so that no cost is too low. */
function priceTokens(
  { prices }: BoardRecordRow,
  tallies: readonly TaskTallyRow[],
  tokens: RunTokensRow | undefined,
): { tokens: TokenUse | null; cost: RunCost | null } {
  const { prompt, completion, candidates } = tokens ?? { prompt: 0, completion: 0, candidates: 0 };
  return toTokenUse({ prompt, completion, candidates }, prices, sumTallies(tallies));
}

/** Incomplete records are counted anew too: their bounds need the candidates. */
export function isStated({ payload }: BoardRecord, view: BoardView): boolean {
  const isOfRecord = payload.k === view.k && view.level === intervalLevel;
  return payload.state === "complete" && isOfRecord && isWholeSuite(view.scope);
}

function rescore(
  payload: ScorePayload,
  tallies: readonly TaskTally[],
  protocol: TallyProtocol,
): ScoreFacts {
  const score = scoreTallies(tallies, protocol);
  return payload.state === "incomplete" ? withholdRate(score) : score;
}
