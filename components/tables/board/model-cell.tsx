import { ForeignText } from "../../ui/foreign-text";
import { PageLink } from "../../ui/page-link";
import styles from "./board-table.module.css";

interface ModelCellProps {
  name: string;
  runId: string;
  /** Provider and revision; shown where there is room. */
  note?: string | null;
  /** What the row lacks to be ranked; always shown. */
  reason?: string | null;
  synthetic: boolean;
  evidence?: string | null;
  /** What was told of it against its own past. */
  drift?: string | null;
}

/** A model's name, linked to its run, and what must be known about it before its number. */
export function ModelCell(props: ModelCellProps) {
  const { name, runId, note, reason, synthetic, evidence, drift } = props;
  return (
    <th scope="row" className={styles.model}>
      <div className={styles.nameLine}>
        <div className={styles.known}>
          <PageLink href={`/runs/${encodeURIComponent(runId)}`} className={styles.nameLink}>
            <ForeignText text={name} overflow="cut" />
          </PageLink>
          {synthetic ? <span className={styles.tag}>synthetic</span> : null}
          {evidence ? <span className={styles.tag}>evidence {evidence}</span> : null}
          {drift ? <span className={styles.drift}>{drift}</span> : null}
        </div>
        {note ? (
          <span className={styles.meta}>
            <ForeignText text={note} overflow="cut" />
          </span>
        ) : null}
      </div>
      {reason ? <div className={styles.why}>{reason}</div> : null}
    </th>
  );
}
