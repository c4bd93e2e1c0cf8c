import { ForeignText } from "../ui/foreign-text";
import { type Side, SideBadge } from "./side-badge";
import styles from "./side-name.module.css";

interface SideNameProps {
  side: Side;
  name: string;
  longest?: number;
}

/** A name of one of the two, behind its mark and in its hue. */
export function SideName({ side, name, longest = 120 }: SideNameProps) {
  return (
    <span className={styles[side]}>
      <SideBadge side={side} />
      {"\u00a0"}
      <ForeignText text={name} longest={longest} />
    </span>
  );
}
