import type { Task } from "../../lib/contracts/task";
import type { TaskStanding } from "../../lib/contracts/task-standing";
import { fewestModelsForSeparation } from "../../lib/core/outcomes/rate-tasks";
import { cycleAddress } from "../boards/board-address";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatPercent } from "../format/format-percent";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { formatSeparation } from "./mark-words";
import { matrixAddress } from "./matrix-address";

interface TaskLedeProps {
  task: Task;
  standing: TaskStanding | null;
}

/** How hard the task is, how well it separates, and on which board. */
export function TaskLede({ task, standing }: TaskLedeProps) {
  if (standing === null) {
    return (
      <p className="lede">
        Suite <SuiteLink id={task.suite} title={task.suite} cycle={null} />, revision{" "}
        {task.revision}. {task.outcomes.length === 0 ? "No published run has tried it yet." : null}
      </p>
    );
  }
  const { suite, cycle, rating, interval } = standing;
  return (
    <p className="lede">
      <SuiteLink id={suite.id} title={suite.title} cycle={cycle} />.{" "}
      {rating.solveRate === null || interval === null ? null : (
        <>
          Solve rate <b className="nowrap">{formatPercent(rating.solveRate)}%</b>, 95% interval{" "}
          <b className="nowrap">{formatInterval(interval)}</b> were these {suite.compared}s drawn
          from many like them{wordCandidates(standing)}. {wordPlace(standing)}
        </>
      )}{" "}
      {wordSeparation(standing)}{" "}
      <PageLink href={matrixAddress(suite.id, cycle)}>All tasks of this board</PageLink>
    </p>
  );
}

interface SuiteLinkProps {
  id: string;
  title: string;
  cycle: string | null;
}

function SuiteLink({ id, title, cycle }: SuiteLinkProps) {
  return (
    <PageLink href={cycle === null ? `/boards/${encodeURIComponent(id)}` : cycleAddress(id, cycle)}>
      <ForeignText text={title} longest={120} />
    </PageLink>
  );
}

/** Nothing where every model has one candidate: the count says it all. */
function wordCandidates({ rating, suite }: TaskStanding): string {
  const { candidates, models, passes } = rating;
  if (candidates === models) return "";
  return ` (${formatCount(passes)} of ${formatCountOf(candidates, "candidate")} passed; each ${suite.compared} counts once)`;
}

function wordPlace({ tasks, harder, easier }: TaskStanding): string {
  if (tasks < 2) return "";
  return `Of the other ${formatCountOf(tasks - 1, "task")}, ${formatCount(harder)} ${harder === 1 ? "is" : "are"} solved less often and ${formatCount(easier)} more often.`;
}

function wordSeparation({ rating, suite }: TaskStanding): string {
  const { separation, mark, models } = rating;
  if (mark === "dead" || mark === "saturated") {
    return `A task that all ${suite.compared}s fare alike on tells no two of them apart.`;
  }
  if (models < fewestModelsForSeparation) {
    return `Too few ${suite.compared}s to say how well it separates them.`;
  }
  if (separation === null) return "";
  return `Its outcomes correlate with those of the other tasks at ${formatSeparation(separation)}: ${wordStrength(separation, models)}.`;
}

/** Under no relation at all, a correlation over n models lies within ±1.96 / √(n − 1) in 95 of 100 cases. */
function wordStrength(separation: number, models: number): string {
  const chance = 1.96 / Math.sqrt(models - 1);
  if (Math.abs(separation) <= chance) {
    return `within noise (chance alone gives up to ±${chance.toFixed(2)})`;
  }
  return separation > 0
    ? "who does well elsewhere solves it"
    : "who does well elsewhere fails it, which is worth a look at its tests";
}
