import type { Metadata } from "next";
import { findBoardFinding } from "../../components/boards/board-finding";
import { tooFewToRank } from "../../components/boards/too-few-to-rank";
import { wordFinding } from "../../components/boards/word-finding";
import { formatInterval } from "../../components/format/format-interval";
import { formatLevel } from "../../components/format/format-level";
import { formatPercent } from "../../components/format/format-percent";
import type { Board } from "../../lib/contracts/board";
import { boardPath } from "./board-path";
import { boardTitle } from "./board-title";
import { pageMetadata } from "./page-metadata";

/** What search engines and chats are told of a board: its finding, and the address that stays. */
export function boardMetadata(board: Board): Metadata {
  const path = boardPath(board);
  return pageMetadata({
    title: boardTitle(board),
    description: describeBoard(board),
    path,
    picture: `/preview${path}`,
  });
}

/** The board's finding and its top rate, in plain sentences. */
export function describeBoard(board: Board): string {
  const { rows, suite } = board;
  const tooFew = tooFewToRank(board);
  const finding = wordFinding(findBoardFinding(board, tooFew), suite.compared);
  const [leader] = rows;
  if (leader === undefined || tooFew !== null) return finding;
  const { passRate, interval } = leader;
  const bounds = formatInterval(interval.displayed);
  return `${finding} The top rate of ${rows.length} is ${formatPercent(passRate)}%, ${formatLevel(interval.level)} interval ${bounds}, on ${suite.tasks} tasks.`;
}
