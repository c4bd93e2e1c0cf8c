import type { Board, BoardRow, UnrankedRow } from "../../lib/contracts/board";
import { evidenceGrades } from "../../lib/core/vocabulary";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatDigest } from "../format/format-digest";
import { formatIntervalMethod } from "../format/format-interval-method";
import { formatPercent } from "../format/format-percent";
import type { Fact } from "../ui/fact-line";
import { countShownTasks } from "./count-shown-tasks";
import { evidenceWords } from "./evidence-words";
import { splitUnranked } from "./split-unranked";
import { tooFewToRank } from "./too-few-to-rank";

/** The facts that every number of the board rests on. */
export function listBoardFacts(board: Board): Fact[] {
  const rows = [...board.rows, ...splitUnranked(board.unranked).apart];
  const facts: Fact[] = [
    ...listTaskFacts(board),
    ...listIntervalFacts(rows),
    ...listPairFacts(board),
    ...(rows.length > 0
      ? [{ term: "k", value: String(board.k), title: "The rate is the mean pass@k of this k" }]
      : []),
    { term: "Measured", value: measuredWords[board.suite.measured] },
    ...listEvidenceFacts(rows),
    { term: "Revision", value: formatDigest(board.suite.revision), title: board.suite.revision },
  ];
  if (board.cycle !== board.suite.revision) facts.push({ term: "Cycle", value: board.cycle });
  if (board.suite.licence) facts.push({ term: "Licence", value: board.suite.licence });
  return facts;
}

function listTaskFacts(board: Board): Fact[] {
  const { tasks, baseProblems, slice } = countShownTasks(board);
  if (tasks === 0) return [];
  return [
    { term: slice === null ? "Tasks" : "Tasks of the slice", value: formatCount(tasks) },
    {
      term: "Base problems",
      value: formatCount(baseProblems),
      title: "Tasks made from one problem are resampled together",
    },
  ];
}

const measuredWords: Record<Board["suite"]["measured"], string> = {
  here: "here, in a sandbox",
  elsewhere: "elsewhere",
  "claims-only": "not at all: claims alone",
};

function listIntervalFacts(rows: readonly (BoardRow | UnrankedRow)[]): Fact[] {
  const methods = [
    ...new Set(rows.flatMap(({ interval }) => (interval ? [formatIntervalMethod(interval)] : []))),
  ];
  const starred = rows.some(({ interval }) => interval !== null && interval.flags.length > 0);
  const value = [...methods, ...(starred ? ["Wilson’s where starred"] : [])].join("; ");
  return methods.length > 0 ? [{ term: "Interval", value }] : [];
}

function listPairFacts(board: Board): Fact[] {
  const { pairs } = board;
  if (pairs === null || tooFewToRank(board) !== null) return [];
  const count = formatCountOf(pairs.count, "pair");
  return [
    {
      term: "Paired test",
      value: `${pairs.test}, ${pairs.correction} over ${count}`,
      title: `Two rows are separated at ${Number(formatPercent(pairs.level))}% after the correction, lean before it`,
    },
  ];
}

function listEvidenceFacts(rows: readonly (BoardRow | UnrankedRow)[]): Fact[] {
  const grades = evidenceGrades.filter((grade) => rows.some((row) => row.evidence === grade));
  const [only] = grades;
  if (!only) return [];
  const value = grades.length === 1 ? `${only}: ${evidenceWords[only]}` : grades.join(", ");
  const title = grades.map((grade) => `${grade}: ${evidenceWords[grade]}`).join("; ");
  return [{ term: "Evidence", value, title }];
}
