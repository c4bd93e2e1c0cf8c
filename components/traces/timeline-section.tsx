import type { TimelineStep } from "../../lib/core/trace/timeline";
import { formatUtc } from "../format/format-date";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { wordStep } from "./step-words";
import styles from "./timeline-section.module.css";

interface TimelineSectionProps {
  /** Of the trace that the page shows. */
  traceId: number;
  steps: readonly TimelineStep[];
}

/** Everything that was done with a candidate, oldest first. Nothing of it is ever changed. */
export function TimelineSection({ traceId, steps }: TimelineSectionProps) {
  return (
    <table className={classNames(table.table, table.narrow, styles.table)}>
      <caption>Oldest first. Repeats show whether the verdict holds; they enter no score.</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <StepRow key={keyOf(step)} step={step} traceId={traceId} />
        ))}
      </tbody>
    </table>
  );
}

function keyOf(step: TimelineStep): string {
  return `${step.kind} ${"traceId" in step ? step.traceId : step.at.getTime()} ${"repetition" in step ? step.repetition : ""}`;
}

function StepRow({ step, traceId }: { step: TimelineStep; traceId: number }) {
  const { what, result } = wordStep(step);
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={step.at.toISOString()}>{formatUtc(step.at.toISOString())}</time>
      </td>
      <th scope="row">{what}</th>
      <td>
        {result}
        {step.kind === "verdict" && step.reason ? (
          <span className={table.sub}>
            {" "}
            because <ForeignText text={step.reason} />
          </span>
        ) : null}
        {step.kind === "verdict" && step.traceId !== traceId ? (
          <>
            {" "}
            <PageLink href={`/traces/${step.traceId}`}>trace {step.traceId}</PageLink>
          </>
        ) : null}
        {step.kind === "verdict" && step.traceId === traceId ? (
          <span className={table.sub}> this trace</span>
        ) : null}
      </td>
    </tr>
  );
}
