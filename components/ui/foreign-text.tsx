import { toPlainText } from "../format/to-plain-text";
import styles from "./foreign-text.module.css";

interface ForeignTextProps {
  text: string;
  /** "wrap" breaks long text anywhere, "cut" ends it with an ellipsis; the title has it whole. */
  overflow?: "wrap" | "cut";
  /** Characters shown; the title has the text as far as a page can bear. */
  longest?: number;
}

/** Enough of a name to know it by in a headline. */
export const longestInHeadline = 64;

/**
 * Text from outside (names, ids, reasons): isolated from the line's direction, hidden characters
 * shown by name.
 */
export function ForeignText({ text, overflow = "wrap", longest }: ForeignTextProps) {
  const plain = toPlainText(text);
  const shown = longest === undefined ? plain : toPlainText(text, longest);
  return overflow === "cut" ? (
    <bdi className={styles.cut} title={plain}>
      {plain}
    </bdi>
  ) : (
    <bdi className={styles.wrap} title={shown === plain ? undefined : plain}>
      {shown}
    </bdi>
  );
}
