import type { CycleModelProgress } from "../../db/repositories/list-model-verdict-counts";
import { estimateTimeLeft, type ProgressPoint } from "../../lib/core/cycle/estimate-time-left";
import type { Output } from "./output";
import { wordTime } from "./word-time";

/** How far one model has come. */
type ShownProgress = Pick<
  CycleModelProgress,
  "slug" | "tasks" | "answers" | "candidates" | "graded" | "voided"
>;

const betweenLinesMs = 5_000;

/**
 * Says on standard error, now and then, how far each model of a cycle is and how long it will take; a
 * model that did not move since says nothing.
 */
export class CycleProgressLines {
  private readonly starts = new Map<string, ProgressPoint>();
  private readonly shown = new Map<string, number>();
  private shownAtMs = 0;

  constructor(
    private readonly output: Pick<Output, "note">,
    private readonly nowMs: () => number,
  ) {}

  show(models: readonly ShownProgress[]): void {
    const atMs = this.nowMs();
    const isDue = atMs - this.shownAtMs >= betweenLinesMs;
    for (const model of models) {
      const point = { atMs, done: countDone(model) };
      if (!this.starts.has(model.slug)) this.starts.set(model.slug, point);
      if (isDue) this.showModel(model, point);
    }
    if (isDue) this.shownAtMs = atMs;
  }

  private showModel(model: ShownProgress, now: ProgressPoint): void {
    const { slug, tasks } = model;
    if (this.shown.get(slug) === now.done) return;
    this.shown.set(slug, now.done);
    const answered = Math.max(model.answers, model.candidates);
    const leftSeconds = estimateTimeLeft(this.starts.get(slug) ?? now, now, 2 * tasks);
    const left =
      leftSeconds === null || leftSeconds === 0 ? "" : `, about ${wordTime(leftSeconds)} left`;
    const graded = model.graded + model.voided;
    this.output.note(`${slug}: ${answered}/${tasks} answered, ${graded}/${tasks} graded${left}`);
  }
}

/** Answering and grading one candidate count as one step each. */
function countDone({ answers, candidates, graded, voided }: ShownProgress): number {
  return Math.max(answers, candidates) + graded + voided;
}
