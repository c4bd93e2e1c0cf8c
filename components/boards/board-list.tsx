import type { BoardRow, SuiteSummary } from "../../lib/contracts/board";
import { withoutRuntime } from "../../lib/core/suite/runtime-languages";
import { formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatPercent } from "../format/format-percent";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./board-list.module.css";

interface BoardListProps {
  boards: readonly SuiteSummary[];
  /** What each suite measures, by its id, where somebody has said so. */
  measures?: ReadonlyMap<string, string>;
  /** The best ranked rate of each board with its interval, by the suite's id. */
  topRates?: ReadonlyMap<string, Pick<BoardRow, "passRate" | "interval">>;
}

/** Plain list of boards: what each holds, in counts. */
export function BoardList({ boards, measures, topRates }: BoardListProps) {
  return (
    <ul className={styles.list}>
      {boards.map((board) => (
        <li key={board.id}>
          <PageLink href={`/boards/${encodeURIComponent(board.id)}`}>
            <ForeignText text={board.title} />
          </PageLink>
          <span className="quiet">{listWords(board).join(", ")}</span>
          <TopRate top={topRates?.get(board.id)} />
          <Measures text={measures?.get(board.id)} />
        </li>
      ))}
    </ul>
  );
}

function TopRate({ top }: { top: Pick<BoardRow, "passRate" | "interval"> | undefined }) {
  return top === undefined ? null : (
    <span className={styles.top}>
      top rate <b>{formatPercent(top.passRate)}%</b>, 95% interval{" "}
      {formatInterval(top.interval.displayed)}
    </span>
  );
}

function Measures({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className={styles.measures}>
      <ForeignText text={text} longest={400} />
    </p>
  );
}

/** What a board holds, and who measured it. */
function listWords(board: SuiteSummary): string[] {
  const { tasks, rankedModels, claimedModels, compared, measured } = board;
  const waiting = withoutRuntime(board.languages);
  return [
    ...(tasks > 0 ? [formatCountOf(tasks, "task")] : []),
    ...(tasks > 0 ? [formatCountOf(rankedModels, `ranked ${compared}`)] : []),
    ...(claimedModels > 0 ? [`claims of ${formatCountOf(claimedModels, compared)}`] : []),
    ...(measured === "elsewhere" ? ["measured elsewhere"] : []),
    ...(waiting.length > 0 ? [`kept: no runtime for ${waiting.join(" and ")} yet`] : []),
    ...(measured === "here" && board.exposed ? ["tasks public: a model may have seen them"] : []),
  ];
}
