import type { ManyComparison } from "../../../lib/contracts/many-comparison";
import { fewestTasksForRate } from "../../../lib/core/stats/fewest-tasks-for-rate";
import { formatCount } from "../../format/format-count";
import { formatPercent } from "../../format/format-percent";
import { classNames } from "../../ui/class-names";
import table from "../../ui/data-table.module.css";
import { ForeignText } from "../../ui/foreign-text";
import { Section } from "../../ui/section";
import { SideBadge, sides } from "../side-badge";
import styles from "./many-slices.module.css";

/** What each solved of every slice, in counts; rates where a slice has enough tasks for one. */
export function ManySlices({ comparison }: { comparison: ManyComparison }) {
  const { slices, models } = comparison;
  if (slices.length === 0) return null;
  return (
    <Section id="slices" title="Solved, slice by slice">
      <p className="quiet">
        Counts alone: which slices differ, and how sure that is, stands on the page of each pair. A
        slice of fewer than {fewestTasksForRate} tasks has no rate.
      </p>
      <table className={classNames(table.table, table.narrow, styles.table)}>
        <caption className="visually-hidden">Tasks solved by each, slice by slice</caption>
        <thead>
          <tr>
            <th scope="col">Slice</th>
            <th scope="col" className={table.number}>
              Tasks
            </th>
            {models.map(({ model }, place) => (
              <th key={model.slug} scope="col" className={table.number}>
                <SideBadge side={sides[place] ?? "a"} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slices.map(({ dimension, value, tasks, passed }) => (
            <tr key={`${dimension} ${value}`}>
              <th scope="row">
                {dimension === "tier" ? "tier " : null}
                <ForeignText
                  text={dimension === "category" ? value.replaceAll("-", " ") : value}
                  longest={60}
                />
              </th>
              <td className={table.number}>{formatCount(tasks)}</td>
              {models.map(({ model }, place) => (
                <td key={model.slug} className={table.number}>
                  <Passed passed={passed[place] ?? null} tasks={tasks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Passed({ passed, tasks }: { passed: number | null; tasks: number }) {
  if (passed === null) return "–";
  return (
    <>
      {formatCount(passed)}
      {tasks < fewestTasksForRate ? null : (
        <span className={classNames(table.sub, styles.rate)}> {formatPercent(passed / tasks)}</span>
      )}
    </>
  );
}
