import type { ReactNode } from "react";
import styles from "./fact-line.module.css";

export interface Fact {
  term: string;
  value: ReactNode;
  /** What the fact means, for readers who ask. */
  title?: string;
}

/** Terms and values in one quiet line that wraps. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.term} title={fact.title}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
