import type { MatrixModel } from "./outcome-matrix";

/** The models that solve rates count: those that the board ranks or, where it ranks none, all. */
export function selectCounted(models: readonly MatrixModel[]): MatrixModel[] {
  const ranked = models.filter((model) => model.ranked);
  return ranked.length > 0 ? ranked : [...models];
}
