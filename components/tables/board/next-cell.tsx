import { verdictWords } from "../../compare/verdict-words";
import { toPlainText } from "../../format/to-plain-text";
import { PageLink } from "../../ui/page-link";
import styles from "./board-table.module.css";
import { type ComparePath, comparePath } from "./compare-path";
import type { ShownNext } from "./shown-next";
import { wordNext } from "./word-next";

interface NextCellProps {
  slug: string;
  /** Null for the last row. */
  next: ShownNext | null;
  compare: ComparePath;
}

/** The verdict against the row below it in rank order, linked to the comparison of the two. */
export function NextCell({ slug, next, compare }: NextCellProps) {
  if (next === null) return <td className={styles.next} />;
  const name = toPlainText(next.name, 80);
  return (
    <td className={styles.next} data-verdict={next.verdict}>
      <PageLink
        href={comparePath(compare, slug, next.slug)}
        title={
          next.detail
            ? `${wordNext(next.detail)} Next in rank: ${name}.`
            : `Paired test against ${name}, the next that is shown.`
        }
      >
        {verdictWords[next.verdict]}
        <span className="visually-hidden"> against {name}: compare</span>
      </PageLink>
    </td>
  );
}
