import "server-only";
import type { Task } from "../contracts/task";
import type { TaskStanding } from "../contracts/task-standing";
import { rateTasks, type TaskRating, taskShare } from "../core/outcomes/rate-tasks";
import { selectCounted } from "../core/outcomes/select-counted";
import { unpackOutcomes } from "../core/outcomes/unpack-outcomes";
import { clusterWilsonInterval } from "../core/stats/cluster-wilson-interval";
import { getBoard } from "./get-board";
import { getBoardOutcomes } from "./get-board-outcomes";

/**
 * How hard a task is for the models of the newest cycle that it was met in at its revision, and how well it
 * separates them. Null where nobody was measured, or where the board may not name its tasks.
 */
export async function getTaskStanding(task: Task): Promise<TaskStanding | null> {
  const cycle = task.appearances.find(({ revision }) => revision === task.revision)?.cycle;
  if (cycle === undefined) return null;
  const board = await getBoard({ suite: task.suite, cycle });
  const outcomes = await getBoardOutcomes(task.suite, cycle);
  if (board === null || outcomes === null || !outcomes.tasksNamed) return null;
  const { tasks, models } = unpackOutcomes(outcomes);
  const place = tasks.findIndex(({ taskId }) => taskId === task.id);
  const counted = selectCounted(models);
  const ratings = rateTasks(tasks, counted);
  const rating = ratings[place];
  if (rating === undefined) return null;
  const shares = counted.flatMap((model) => {
    const share = taskShare(model, place);
    return share === null ? [] : [{ baseId: model.slug, tasks: 1, passes: share }];
  });
  const { id, title, compared } = board.suite;
  return {
    suite: { id, title, compared },
    cycle,
    rating,
    interval: shares.length === 0 ? null : toBounds(clusterWilsonInterval(shares)),
    tasks: tasks.length,
    harder: countTasks(ratings, (rate) => rate < (rating.solveRate ?? 0)),
    easier: countTasks(ratings, (rate) => rate > (rating.solveRate ?? 1)),
  };
}

function toBounds({ low, high }: { low: number; high: number }) {
  return { low, high };
}

function countTasks(ratings: readonly TaskRating[], isWanted: (rate: number) => boolean): number {
  return ratings.filter(({ solveRate }) => solveRate !== null && isWanted(solveRate)).length;
}
