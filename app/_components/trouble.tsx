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
  /** What the interval without a rate stands for; left out: none is drawn. */
  caption?: string;
  /** What to do where none of it helps. */
  children?: ReactNode;
}

const everything = createAxisScale([0, 1]);

/** A page in the place of one that can't be shown. */
export function Trouble({ title, lede, actions, caption, children }: TroubleProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {caption === undefined ? null : (
        <figure className={styles.range}>
          <Whisker scale={everything} low={0} high={1} point={null} />
          <figcaption className="quiet">{caption}</figcaption>
        </figure>
      )}
      <div className={styles.actions}>{actions}</div>
      {children}
    </>
  );
}
