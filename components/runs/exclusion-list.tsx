import type { Run } from "../../lib/contracts/run";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";

/** Tasks left out of the score, each with its reason; when there are none, that too. */
export function ExclusionList({ run }: { run: Run }) {
  const { excluded, tasks } = run;
  if (excluded.length === 0 && run.state === "incomplete") {
    return (
      <p>
        No task is left out by a rule, and {formatCountOf(tasks, "task")} belong to the suite; those
        without a result are in neither the rate nor an interval, so there is none of either.
      </p>
    );
  }
  if (excluded.length === 0) {
    return <p>Nothing is omitted: all {formatCountOf(tasks, "task")} of the suite count.</p>;
  }
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
