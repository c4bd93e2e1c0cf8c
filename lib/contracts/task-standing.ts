import type { TaskRating } from "../core/outcomes/rate-tasks";
import type { Bounds } from "../core/stats/bounds";
import type { ComparedThing } from "../core/vocabulary";

/** What a whole board made of one task: for pages, not a part of the API's answers. */
export interface TaskStanding {
  suite: { id: string; title: string; compared: ComparedThing };
  cycle: string;
  rating: TaskRating;
  /** 95% Wilson bounds of the solve rate over the models; null without a model. */
  interval: Bounds | null;
  tasks: number;
  /** Tasks of the board with a lower solve rate, and with a higher one. */
  harder: number;
  easier: number;
}
