import Link from "next/link";
import type { SuiteSummary } from "../../lib/contracts/board";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import styles from "./board-list.module.css";

/** Plain list of boards: what each holds, in counts. */
export function BoardList({ boards }: { boards: readonly SuiteSummary[] }) {
  return (
    <ul className={styles.list}>
      {boards.map((board) => (
        <li key={board.id}>
          <Link href={`/boards/${encodeURIComponent(board.id)}`}>
            <ForeignText text={board.title} />
          </Link>
          <span className="quiet">
            {formatCountOf(board.tasks, "task")},{" "}
            {formatCountOf(board.rankedModels, `ranked ${board.compared}`)}
            {board.exposed ? ", tasks public: a model may have seen them" : ""}
          </span>
        </li>
      ))}
    </ul>
  );
}
