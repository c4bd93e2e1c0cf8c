import type { ManyComparison } from "../../../lib/contracts/many-comparison";
import { fewestTasksForRate } from "../../../lib/core/stats/fewest-tasks-for-rate";
import { formatCount } from "../../format/format-count";
import { formatInterval } from "../../format/format-interval";
import { formatPercent } from "../../format/format-percent";
import { type AxisScale, createAxisScale } from "../../intervals/axis-scale";
import { classNames } from "../../ui/class-names";
import table from "../../ui/data-table.module.css";
import { ForeignText } from "../../ui/foreign-text";
import { Section } from "../../ui/section";
import { PairWhisker } from "../pair-whisker";
import { type Side, SideBadge, sides } from "../side-badge";
import styles from "./many-slices.module.css";

/** What each solved of every slice: a panel a model, all on one axis, with rates where there are tasks enough. */
export function ManySlices({ comparison }: { comparison: ManyComparison }) {
  const { slices, models } = comparison;
  if (slices.length === 0) return null;
  const drawn = slices.flatMap(({ scores }) => scores.filter((score) => score !== null));
  const scale = createAxisScale(drawn.flatMap(({ interval: { low, high } }) => [low, high]));
  return (
    <Section id="slices" title="Solved, slice by slice">
      <p className="quiet">
        Which slices differ, and how sure that is, stands on the page of each pair. A slice of fewer
        than {fewestTasksForRate} tasks has no rate.
        {drawn.length > 0
          ? ` Intervals of 95% are drawn from ${formatPercent(scale.min)} to ${formatPercent(scale.max)}%, the same for all.`
          : null}
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
          {slices.map(({ dimension, value, tasks, passed, scores }) => (
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
                  <SliceWhisker
                    side={sides[place] ?? "a"}
                    scale={scale}
                    score={scores[place] ?? null}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface SliceWhiskerProps {
  side: Side;
  scale: AxisScale;
  score: ManyComparison["slices"][number]["scores"][number];
}

function SliceWhisker({ side, scale, score }: SliceWhiskerProps) {
  if (score === null) return null;
  const { low, high } = score.interval;
  return (
    <div className={styles.drawn}>
      <PairWhisker {...{ scale, low, high, side }} point={score.passRate} />
      <span className="visually-hidden">{`, interval ${formatInterval(score.interval)}`}</span>
    </div>
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
