import type { Task } from "../../lib/contracts/task";
import type { TaskStanding } from "../../lib/contracts/task-standing";
import { formatCountOf } from "../format/format-count";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";

interface TaskHeadlineProps {
  task: Task;
  standing: TaskStanding | null;
}

/** What is known of a task in one sentence: who solves it, or that nobody was asked yet. */
export function TaskHeadline({ task, standing }: TaskHeadlineProps) {
  const name = <ForeignText text={task.id} longest={longestInHeadline} />;
  if (standing === null || standing.rating.models === 0) {
    return <h1>{name}, a task.</h1>;
  }
  const { rating, suite } = standing;
  const { models, solvedBy, mark } = rating;
  if (mark === "dead") {
    return (
      <h1>
        {models === 1
          ? `The only ${suite.compared} doesn’t solve `
          : `None of ${formatCountOf(models, suite.compared)} solves `}
        {name}.
      </h1>
    );
  }
  if (mark === "saturated") {
    return (
      <h1>
        {models === 1
          ? `The only ${suite.compared} solves `
          : `All ${formatCountOf(models, suite.compared)} solve `}
        {name}.
      </h1>
    );
  }
  return (
    <h1>
      {solvedBy} of {formatCountOf(models, suite.compared)} {solvedBy === 1 ? "solves" : "solve"}{" "}
      {name}.
    </h1>
  );
}
