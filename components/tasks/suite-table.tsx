import type { SuiteSummary } from "../../lib/contracts/board";
import { formatCount, formatCountOf } from "../format/format-count";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { matrixAddress } from "./matrix-address";

/** Every suite that has tasks, linked to them, with what is known of them. */
export function SuiteTable({ suites }: { suites: readonly SuiteSummary[] }) {
  return (
    <table className={table.table}>
      <caption>Each suite leads to its tasks, those that the fewest solve first</caption>
      <thead>
        <tr>
          <th scope="col">Suite</th>
          <th scope="col" className={table.number}>
            Tasks
          </th>
          <th scope="col" className={table.number}>
            Base problems
          </th>
          <th scope="col" className={table.number}>
            Measured by
          </th>
        </tr>
      </thead>
      <tbody>
        {suites.map((suite) => (
          <tr key={suite.id}>
            <th scope="row">
              <PageLink href={matrixAddress(suite.id, suite.cycles[0] ?? suite.revision)}>
                <ForeignText text={suite.title} longest={120} />
              </PageLink>{" "}
              <span className={table.sub}>{suite.languages.join(", ")}</span>
            </th>
            <td className={table.number}>{formatCount(suite.tasks)}</td>
            <td className={table.number}>{formatCount(suite.baseProblems)}</td>
            <td className={table.number}>{formatCountOf(suite.rankedModels, suite.compared)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
