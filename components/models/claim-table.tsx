import type { ModelClaim } from "../../lib/contracts/model";
import { formatPercent } from "../format/format-percent";
import { lowerFirst } from "../format/lower-first";
import { wordField } from "../runs/manifest-words";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./claim-table.module.css";

/** What others state of a model without outcomes a task. */
export function ClaimTable({ claims }: { claims: readonly ModelClaim[] }) {
  return (
    <table className={styles.table}>
      <caption>
        Figures that somebody states, without outcomes a task: each is read as an upper bound. None
        is ranked, and none has an interval.
      </caption>
      <thead>
        <tr>
          <th scope="col">Board and metric</th>
          <th scope="col">Claimed %</th>
          <th scope="col">Left undisclosed</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={`${claim.suite.id} ${claim.metric} ${claim.source.name} ${claim.source.sha256}`}>
            <th scope="row">
              <PageLink href={`/boards/${encodeURIComponent(claim.suite.id)}`}>
                <ForeignText text={claim.suite.title} longest={120} />
              </PageLink>{" "}
              <ForeignText text={claim.metric} longest={120} />
            </th>
            <td className={styles.figure}>{wordFigure(claim)}</td>
            <td className={styles.quiet} data-label="Left undisclosed: ">
              <ForeignText text={wordUndisclosed(claim)} longest={400} />
            </td>
            <td
              className={styles.quiet}
              data-label="Source: "
              title={`SHA-256 ${claim.source.sha256}`}
            >
              <ForeignText text={claim.source.name} longest={120} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordFigure({ rate, passed, tasks }: ModelClaim): string {
  const share = rate ?? (passed !== null && tasks ? passed / tasks : null);
  const count = passed !== null && tasks !== null ? `, ${passed}/${tasks}` : "";
  if (share !== null) return `≤ ${formatPercent(share)}${count}`;
  return passed === null ? "not stated" : `≤ ${passed} tasks, of how many isn’t stated`;
}

function wordUndisclosed({ undisclosed }: ModelClaim): string {
  if (undisclosed.length === 0) return "nothing that a record has";
  return undisclosed
    .map((field) => field.split(".").at(-1) ?? field)
    .map((field) => lowerFirst(wordField(field)).replaceAll("_", " "))
    .join(", ");
}
