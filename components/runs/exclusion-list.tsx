import type { Run } from "../../lib/contracts/run";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";

/** Tasks left out of the score, each with its reason; "none" when there are none. */
export function ExclusionList({ excluded }: { excluded: Run["excluded"] }) {
  if (excluded.length === 0) return <p>None: every task of the suite counts.</p>;
  return (
    <>
      <p>{formatCountOf(excluded.length, "task")} left out, for every reader to judge:</p>
      <ul>
        {excluded.map(({ taskId, reason }) => (
          <li key={`${taskId} ${reason}`}>
            <code>
              <ForeignText text={taskId} />
            </code>
            : <ForeignText text={reason} />
          </li>
        ))}
      </ul>
    </>
  );
}
