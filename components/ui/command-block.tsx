import styles from "./command-block.module.css";

/** Commands to copy. Scrolls inside itself, so it takes the keyboard's focus. */
export function CommandBlock({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.block} aria-label={label} tabIndex={0}>
      <pre>{lines.join("\n")}</pre>
    </section>
  );
}
