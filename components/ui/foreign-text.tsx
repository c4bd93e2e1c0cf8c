import { toPlainText } from "../format/to-plain-text";
import styles from "./foreign-text.module.css";

interface ForeignTextProps {
  text: string;
  /** "wrap" breaks long text anywhere, "cut" ends it with an ellipsis; the title has it whole. */
  overflow?: "wrap" | "cut";
}

/**
 * Text from outside (names, ids, reasons): isolated from the line's direction, hidden characters
 * shown by name.
 */
export function ForeignText({ text, overflow = "wrap" }: ForeignTextProps) {
  const plain = toPlainText(text);
  return overflow === "cut" ? (
    <bdi className={styles.cut} title={plain}>
      {plain}
    </bdi>
  ) : (
    <bdi className={styles.wrap}>{plain}</bdi>
  );
}
