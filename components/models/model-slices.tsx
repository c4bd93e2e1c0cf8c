import type { ModelStanding } from "../../lib/contracts/model";
import { fewestTasksForRate } from "../../lib/core/stats/fewest-tasks-for-rate";
import { ForeignText } from "../ui/foreign-text";
import { RateRow } from "./rate-row";
import { RateTable } from "./rate-table";
import { scaleOf } from "./scale-of";

/** The slices of each current record: counted all, rated where there are tasks enough. */
export function ModelSlices({ standings }: { standings: readonly ModelStanding[] }) {
  const sliced = standings.filter(({ slices }) => slices.length > 0);
  if (sliced.length === 0) {
    return <p className="quiet">Nothing is known of the kinds of task in these records.</p>;
  }
  return (
    <>
      <p className="quiet">
        Counts are of candidate 0. A slice with fewer than {fewestTasksForRate} tasks is counted and
        not rated: its rate could be anything near.
      </p>
      {sliced.map((standing) => (
        <section key={standing.suite.id}>
          <h3>
            <ForeignText text={standing.suite.title} longest={120} />
          </h3>
          <SliceRows standing={standing} />
        </section>
      ))}
    </>
  );
}

function SliceRows({ standing }: { standing: ModelStanding }) {
  const { slices, suite, gradedHere } = standing;
  const scale = scaleOf(slices);
  return (
    <RateTable scale={scale} caption={`Slices of ${suite.title}`} nameHead="Slice" noteHead="Kind">
      {slices.map((slice) => (
        <RateRow
          key={`${slice.dimension} ${slice.value}`}
          scale={scale}
          name={
            slice.dimension === "tier" ? `tier ${slice.value}` : slice.value.replaceAll("-", " ")
          }
          rate={slice}
          count={`${slice.passed ?? "–"}/${slice.tasks}`}
          countOf="tasks"
          note={wordKind(slice, gradedHere)}
        />
      ))}
    </RateTable>
  );
}

function wordKind(slice: ModelStanding["slices"][number], gradedHere: boolean): string {
  if (slice.passRate !== null) return slice.dimension;
  if (slice.tasks < fewestTasksForRate) return `${slice.dimension}; too few tasks to rate`;
  return gradedHere
    ? `${slice.dimension}; no rate without every verdict`
    : `${slice.dimension}; counted elsewhere`;
}
