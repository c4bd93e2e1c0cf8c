import type { RepeatGroup, RunRepeats } from "../../lib/contracts/run-analysis";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { RepeatDifferences } from "./repeat-differences";
import { capsEvidence, groupWords, leftWords, wordFinding } from "./repeat-words";

/** Whether verdicts hold when candidates are executed again, with each one that differs. */
export function RepeatSection({ repeats }: { repeats: RunRepeats | null }) {
  if (repeats === null) return <p className="quiet">Nothing is executed again in this run.</p>;
  const { groups, candidates, left } = repeats;
  return (
    <>
      <p>
        {wordFinding(groups)} {candidates.length > 0 ? "None of it enters the score." : null}{" "}
        <PageLink href="/methodology#repeats">How they are chosen</PageLink>
      </p>
      <GroupTable groups={groups} />
      {capsEvidence(groups) ? (
        <p>
          More than 1% of the seeded candidates are flaky, so the evidence of this run is B at best.
        </p>
      ) : null}
      <RepeatDifferences candidates={candidates.filter((entry) => entry.difference !== null)} />
      {left.length > 0 ? (
        <details>
          <summary className="quiet">
            {formatCountOf(left.length, "chosen candidate")} not executed three times
          </summary>
          <ul>
            {left.map((entry) => (
              <li key={`${entry.taskId} ${entry.candidateIndex}`}>
                <ForeignText text={entry.taskId} /> #{entry.candidateIndex},{" "}
                {groupWords[entry.selectedBy]}: {leftWords[entry.reason]}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function GroupTable({ groups }: { groups: readonly RepeatGroup[] }) {
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        The graded execution and two more of each candidate. A candidate of both kinds counts as
        drawn. Intervals are Wilson’s, 95%.
      </caption>
      <thead>
        <tr>
          <th scope="col">Candidates</th>
          <th scope="col" className={table.number}>
            Flaky
          </th>
          <th scope="col" className={table.number}>
            Interval, %
          </th>
          <th scope="col" className={table.number} title="Failed each time, in different classes">
            Other class
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.selectedBy}>
            <th scope="row">{groupWords[group.selectedBy]}</th>
            <td className={table.number}>
              <Share count={group.flaky} group={group} />
            </td>
            <td className={table.number}>
              {group.interval ? formatInterval(group.interval) : "–"}
            </td>
            <td className={table.number}>
              <Share count={group.differentClass} group={group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ count, group }: { count: number; group: RepeatGroup }) {
  if (group.selected === 0) return <span className={table.sub}>none</span>;
  return (
    <>
      {formatCount(count)}
      <span className={table.sub}>/{formatCount(group.repeated)}</span>
    </>
  );
}
