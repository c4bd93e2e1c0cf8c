import styles from "./method.module.css";

/** A formula in plain type, on lines of its own. */
export function Formula({ lines }: { lines: readonly string[] }) {
  return (
    <p className={styles.formula}>
      {lines.map((line) => (
        <span key={line}>
          <code>{line}</code>
          <br />
        </span>
      ))}
    </p>
  );
}
