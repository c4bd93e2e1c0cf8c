import type { SliceFailures } from "../../lib/contracts/run-analysis";
import { failureClasses } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import table from "../ui/data-table.module.css";
import { failureClassWords } from "../verdicts/failure-class-words";
import styles from "./failure-slice-table.module.css";

/** How the candidates of each slice ended; nothing where every dimension has one value. */
export function FailureSliceTable({ slices }: { slices: readonly SliceFailures[] }) {
  if (slices.length === 0) return null;
  const occurring = failureClasses.filter((name) =>
    slices.some((slice) => (slice.failureClasses[name] ?? 0) > 0),
  );
  const isVoiding = slices.some((slice) => slice.voided > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label="Failures by slice" tabIndex={0}>
      <table className={table.table}>
        <caption>Failures by slice, in candidates. The last column is the denominator.</caption>
        <thead>
          <tr>
            <th scope="col">Slice</th>
            <Head title="passed" text="passed" />
            {occurring.map((name) => (
              <Head key={name} title={failureClassWords[name]} text={name} />
            ))}
            {isVoiding ? <Head title="no verdict: the machine failed" text="voided" /> : null}
            <Head title="candidates of the slice" text="of" />
          </tr>
        </thead>
        <tbody>
          {slices.map((slice) => (
            <tr key={`${slice.dimension} ${slice.value}`}>
              <th scope="row">
                {slice.dimension === "tier" ? "tier " : ""}
                {slice.value.replaceAll("-", " ")}
              </th>
              <Count of={slice.passed} />
              {occurring.map((name) => (
                <Count key={name} of={slice.failureClasses[name] ?? 0} />
              ))}
              {isVoiding ? <Count of={slice.voided} /> : null}
              <Count of={slice.candidates} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ title, text }: { title: string; text: string }) {
  return (
    <th scope="col" className={table.number} title={title}>
      {text}
    </th>
  );
}

function Count({ of }: { of: number }) {
  return <td className={table.number}>{formatCount(of)}</td>;
}
