import Link from "next/link";
import { verdictWords } from "../../compare/verdict-words";
import { toPlainText } from "../../format/to-plain-text";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import { type ComparePath, comparePath } from "./compare-path";
import { wordNext } from "./word-next";

interface NextCellProps {
  row: BoardTableRow;
  nextName: string | null;
  compare: ComparePath;
}

/** The verdict against the row below it in rank order, linked to the comparison of the two. */
export function NextCell({ row, nextName, compare }: NextCellProps) {
  const { next } = row;
  if (next === null) return <td className={styles.next} />;
  const name = toPlainText(nextName ?? next.slug, 80);
  return (
    <td className={styles.next} data-verdict={next.verdict}>
      <Link
        href={comparePath(compare, row.slug, next.slug)}
        prefetch={false}
        title={`${wordNext(next)} Next in rank: ${name}.`}
      >
        {verdictWords[next.verdict]}
        <span className="visually-hidden"> against {name}: compare</span>
      </Link>
    </td>
  );
}
