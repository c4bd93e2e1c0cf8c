import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./trace-nav.module.css";

interface NeighbourTrace {
  verdictId: number;
  taskKey: string;
  candidateIndex: number;
}

interface TraceNavProps {
  /** Tells two of these on one page apart. */
  label: string;
  previous: NeighbourTrace | null;
  next: NeighbourTrace | null;
}

const longestName = 40;

/** The traces before and after this one, in the order of its run's tasks and candidates. */
export function TraceNav({ label, previous, next }: TraceNavProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.nav} aria-label={label}>
      <Neighbour trace={previous} rel="prev" name="Previous: " />
      <Neighbour trace={next} rel="next" name="Next: " />
    </nav>
  );
}

interface NeighbourProps {
  trace: NeighbourTrace | null;
  rel: "prev" | "next";
  name: string;
}

function Neighbour({ trace, rel, name }: NeighbourProps) {
  if (trace === null) {
    return (
      <span>{rel === "prev" ? "The first trace of the run" : "The last trace of the run"}</span>
    );
  }
  return (
    <PageLink href={`/traces/${trace.verdictId}`} rel={rel}>
      {name}
      <ForeignText text={trace.taskKey} longest={longestName} /> #{trace.candidateIndex}
    </PageLink>
  );
}
