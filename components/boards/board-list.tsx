import Link from "next/link";
import type { SuiteSummary } from "../../lib/contracts/board";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import styles from "./board-list.module.css";

interface BoardListProps {
  boards: readonly SuiteSummary[];
  /** What each suite measures, by its id, where somebody has said so. */
  measures?: ReadonlyMap<string, string>;
}

/** Plain list of boards: what each holds, in counts. */
export function BoardList({ boards, measures }: BoardListProps) {
  return (
    <ul className={styles.list}>
      {boards.map((board) => (
        <li key={board.id}>
          <Link href={`/boards/${encodeURIComponent(board.id)}`}>
            <ForeignText text={board.title} />
          </Link>
          <span className="quiet">{listWords(board).join(", ")}</span>
          <Measures text={measures?.get(board.id)} />
        </li>
      ))}
    </ul>
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
  return [
    ...(tasks > 0 ? [formatCountOf(tasks, "task")] : []),
    ...(tasks > 0 ? [formatCountOf(rankedModels, `ranked ${compared}`)] : []),
    ...(claimedModels > 0 ? [`claims of ${formatCountOf(claimedModels, compared)}`] : []),
    ...(measured === "elsewhere" ? ["measured elsewhere"] : []),
    ...(measured === "here" && board.exposed ? ["tasks public: a model may have seen them"] : []),
  ];
}
