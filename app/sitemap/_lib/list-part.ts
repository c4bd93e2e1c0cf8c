import { taskAddress } from "../../../components/tasks/task-address";
import type { SuiteSummary } from "../../../lib/contracts/board";
import { getBoardOutcomes } from "../../../lib/data/get-board-outcomes";
import { listBoards } from "../../../lib/data/list-boards";
import { listModels } from "../../../lib/data/list-models";
import { listWeeks } from "../../../lib/data/list-weeks";
import { mostAddresses } from "./format-sitemap";

const tasksOf = "tasks-";
const pages = [
  ...["/", "/boards", "/compare", "/tasks", "/models", "/suites", "/cycles", "/events"],
  ...["/records", "/methodology", "/methodology/laboratory"],
];

/** The names of the sitemap's parts: pages, boards, models, and the tasks of each suite that has any. */
export async function listParts(): Promise<string[]> {
  const suites = await listBoards();
  const withTasks = suites.filter(({ tasks, cycles }) => tasks > 0 && cycles.length > 0);
  return ["pages", "boards", "models", ...withTasks.map(({ id }) => `${tasksOf}${id}`)];
}

/** The paths of one part; null when there is no such part. */
export async function listPart(part: string): Promise<string[] | null> {
  if (part === "models") return (await listModels()).map(({ slug }) => join("models", slug));
  const suites = await listBoards();
  if (part === "pages") return [...pages, ...suites.map(({ id }) => join("suites", id))];
  if (part === "boards") return [...suites.flatMap(boardPaths), ...(await weekPaths())];
  const suite = suites.find(({ id }) => part === `${tasksOf}${id}`);
  return suite === undefined ? null : taskPaths(suite);
}

/** A board of claims alone has no outcomes to weigh or to list. */
function boardPaths({ id, cycles, measured }: SuiteSummary): string[] {
  return cycles
    .map((cycle) => join("boards", id, cycle))
    .flatMap((board) =>
      measured === "claims-only" ? [board] : [board, `${board}/mix`, `${board}/matrix`],
    );
}

async function weekPaths(): Promise<string[]> {
  return (await listWeeks()).map(({ cycle }) => join("cycles", cycle));
}

/** None where the suite's tasks aren't public by name. */
async function taskPaths({ id, cycles }: SuiteSummary): Promise<string[]> {
  const [newest] = cycles;
  const outcomes = newest === undefined ? null : await getBoardOutcomes(id, newest);
  if (outcomes === null || !outcomes.tasksNamed) return [];
  return outcomes.tasks.ids
    .slice(0, mostAddresses)
    .flatMap((task) => taskAddress({ id: task, suite: id }) ?? []);
}

function join(...segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join("");
}
