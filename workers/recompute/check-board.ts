import { type ArchivedBoard, archivedBoardSchema } from "../../lib/contracts/archive";
import { boardOutcomesSchema } from "../../lib/contracts/outcomes";
import type { OutcomeMatrix } from "../../lib/core/outcomes/outcome-matrix";
import { type RankedSlice, rankSlice } from "../../lib/core/outcomes/rank-slice";
import { relateSlice } from "../../lib/core/outcomes/relate-slice";
import { shareResamples } from "../../lib/core/outcomes/share-resamples";
import { unpackOutcomes } from "../../lib/core/outcomes/unpack-outcomes";
import { wholeBoard } from "../../lib/core/pairs/outcome-scope";
import type { BoardRelations } from "../../lib/core/pairs/relate-board";
import { readJson } from "./read-part";
import type { Report } from "./report";

/** Ranks the models by their outcomes again, tests every pair, and compares with the board's rows. */
export async function checkBoard(folder: string, report: Report): Promise<void> {
  const board = await readJson(folder, "board.json", archivedBoardSchema);
  const matrix = unpackOutcomes(await readJson(folder, "outcomes.json", boardOutcomesSchema));
  const { cycle, k, availableK } = board;
  const ranked = rankSlice(matrix, wholeBoard, {
    k,
    allK: availableK,
    resamplesFor: shareResamples(cycle, wholeBoard),
  });
  report.note(`board: ${board.rows.length} ranked, ${board.pairs?.count ?? 0} pairs`);
  compareRows(board, ranked, report);
  compareRelations(board, relate(board, matrix, ranked), report);
}

function relate({ k, cycle }: ArchivedBoard, matrix: OutcomeMatrix, { rows }: RankedSlice) {
  const order = rows.map(({ slug }) => slug);
  return relateSlice(matrix, { k, cycle, scope: wholeBoard }, order);
}

function compareRows({ rows }: ArchivedBoard, ranked: RankedSlice, report: Report): void {
  report.compare(
    "board: order",
    rows.map(({ model }) => model.slug).join(" "),
    ranked.rows.map(({ slug }) => slug).join(" "),
  );
  const own = new Map(ranked.rows.map((row) => [row.slug, row]));
  for (const row of rows) {
    const found = own.get(row.model.slug);
    if (found === undefined) continue;
    const { score, rank, rankRangeByInterval } = found;
    const compare = (what: string, published: unknown, recomputed: unknown) =>
      report.compare(`board, ${row.model.slug}: ${what}`, toText(published), toText(recomputed));
    compare("rank", row.rank, rank);
    compare("passed", row.passed, score.passed);
    compare("score", row.passRate, score.passRate);
    compare("interval", row.interval.displayed, score.interval?.displayed);
    compare("ranks by interval", row.rankRangeByInterval, rankRangeByInterval);
  }
}

function compareRelations(board: ArchivedBoard, own: BoardRelations, report: Report): void {
  report.compare("board: pairs", toText(board.pairs?.count), toText(own.pairs?.count));
  for (const { model, rankRange, separatedFrom, leansFrom, next } of board.rows) {
    const found = own.relations.get(model.slug);
    if (found === undefined) continue;
    const compare = (what: string, published: unknown, recomputed: unknown) =>
      report.compare(`board, ${model.slug}: ${what}`, toText(published), toText(recomputed));
    compare("ranks by test", rankRange, found.rankRange);
    compare("separated from", separatedFrom, found.separatedFrom);
    compare("leans from", leansFrom, found.leansFrom);
    compare("verdict against the next row", next?.verdict, found.next?.verdict);
  }
}

/** Numbers as their shortest decimals: equal text is equality to the last digit. */
function toText(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
