import type { ReactNode } from "react";
import { createAxisScale } from "../../components/intervals/axis-scale";
import { Whisker } from "../../components/intervals/whisker";
import styles from "./trouble.module.css";

interface TroubleProps {
  title: string;
  /** What happened, and what did not. */
  lede: ReactNode;
  /** What can be done about it, the most useful first. */
  actions: ReactNode;
  /** What to do where none of it helps. */
  children?: ReactNode;
}

const everything = createAxisScale([0, 1]);

/** A page in the place of one that can't be shown. An interval without a rate stands for what is known. */
export function Trouble({ title, lede, actions, children }: TroubleProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <div className={styles.range} aria-hidden="true">
        <Whisker scale={everything} low={0} high={1} point={null} />
      </div>
      <div className={styles.actions}>{actions}</div>
      {children}
    </>
  );
}
