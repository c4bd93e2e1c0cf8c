import type { ReportedOutcome } from "../../lib/contracts/run-analysis";
import { formatCount, formatCountOf } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { candidateHref, parseCandidateQuery } from "./candidate-query";
import styles from "./candidate-section.module.css";

const outcomesPerPage = 200;

interface OutcomeSectionProps {
  runId: string;
  outcomes: readonly ReportedOutcome[];
  page: number;
}

/** What was reported of each task, by pages: counts alone, there is nothing behind them here. */
export function OutcomeSection({ runId, outcomes, page }: OutcomeSectionProps) {
  if (outcomes.length === 0) return <p>Nothing was reported.</p>;
  const pages = Math.ceil(outcomes.length / outcomesPerPage);
  const shownPage = Math.min(page, pages);
  const start = (shownPage - 1) * outcomesPerPage;
  const unreported = outcomes.filter(({ trials }) => trials === 0).length;
  const shown = outcomes.slice(start, start + outcomesPerPage);
  return (
    <>
      <table className={classNames(table.table, table.narrow)}>
        <caption>
          {formatCount(shown.length)} of {formatCountOf(outcomes.length, "task")}, as reported.
          There are no answers and no traces.
          {unreported > 0
            ? ` ${formatCountOf(unreported, "task")} have no trial: not reported.`
            : ""}
        </caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className={table.number}>
              Successes
            </th>
            <th scope="col" className={table.number}>
              Trials
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((outcome) => (
            <tr key={outcome.taskId}>
              <th scope="row">
                <ForeignText text={outcome.taskId} />
              </th>
              <td className={table.number}>{formatCount(outcome.successes)}</td>
              <td className={table.number}>{formatCount(outcome.trials)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OutcomePager runId={runId} page={shownPage} pages={pages} />
    </>
  );
}

function OutcomePager({ runId, page, pages }: { runId: string; page: number; pages: number }) {
  if (pages === 1) return null;
  const href = (to: number) => candidateHref(runId, parseCandidateQuery({}), { page: to });
  return (
    <nav className={styles.filters} aria-label="Pages of outcomes">
      {page > 1 ? (
        <PageLink href={href(page - 1)} rel="prev">
          Previous
        </PageLink>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <PageLink href={href(page + 1)} rel="next">
          Next
        </PageLink>
      ) : null}
    </nav>
  );
}
