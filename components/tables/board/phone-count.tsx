import type { CountOf } from "../../format/count-of";
import styles from "./board-table.module.css";
import { CountMark } from "./count-mark";

/** The count beside the interval on a narrow screen, where the rate's own line has no room. */
export function PhoneCount({ count, of }: { count: string; of: CountOf }) {
  return (
    <span className={styles.onPhone}>
      {count}
      <CountMark of={of} /> ·{" "}
    </span>
  );
}
