import type { SuiteSummary } from "../../lib/contracts/board";
import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./suite-list.module.css";

const measuredWords: Record<SuiteSummary["measured"], string> = {
  here: "here",
  elsewhere: "elsewhere",
  "claims-only": "claims alone",
};

interface SuiteListProps {
  suites: readonly SuiteSummary[];
  /** What each suite measures, by its id, where somebody has said so. */
  measures: ReadonlyMap<string, string>;
}

/** Suites as a table, each with its own page. */
export function SuiteList({ suites, measures }: SuiteListProps) {
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption className="visually-hidden">Suites by id</caption>
      <thead>
        <tr>
          <th scope="col">Suite</th>
          <th scope="col" className={table.number}>
            Tasks
          </th>
          <th scope="col" className={table.number}>
            Cycles
          </th>
          <th scope="col" className={table.number}>
            Ranked
          </th>
          <th scope="col">Measured</th>
        </tr>
      </thead>
      <tbody>
        {suites.map((suite) => (
          <tr key={suite.id}>
            <th scope="row">
              <PageLink href={`/suites/${encodeURIComponent(suite.id)}`}>
                <ForeignText text={suite.title} longest={120} />
              </PageLink>
              <Measures text={measures.get(suite.id)} />
            </th>
            <td className={table.number}>{formatCount(suite.tasks)}</td>
            <td className={table.number}>{formatCount(suite.cycles.length)}</td>
            <td className={table.number}>{formatCount(suite.rankedModels)}</td>
            <td>{measuredWords[suite.measured]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Measures({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <span className={styles.measures}>
      <ForeignText text={text} longest={400} />
    </span>
  );
}
