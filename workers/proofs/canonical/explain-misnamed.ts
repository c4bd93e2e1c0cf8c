import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { maskSource } from "./mask-source";

/**
 * Says that a published solution names a parameter in other capitals than its prompt, as many of MBXP do,
 * so that it can't run; null when it doesn't.
 */
export function explainMisnamed(
  task: Pick<TaskDefinition, "prompt" | "entryPoint" | "language" | "referenceSolution">,
): string | null {
  const { prompt, entryPoint, language, referenceSolution } = task;
  const head = maskSource(prompt, language);
  const at = head.lastIndexOf(`${entryPoint}(`);
  const listed = at < 0 ? "" : head.slice(at + entryPoint.length + 1);
  const parameters = listed.slice(0, listed.lastIndexOf(")")).match(/[A-Za-z_$][\w$]*/g) ?? [];
  const body = maskSource(referenceSolution ?? "", language).slice(head.length);
  const used = new Set(body.match(/[A-Za-z_$][\w$]*/g) ?? []);
  for (const parameter of parameters) {
    const other = [...used].find(
      (name) => name !== parameter && name.toLowerCase() === parameter.toLowerCase(),
    );
    if (other !== undefined && !used.has(parameter)) {
      return `uses ${other}, where the published prompt names the parameter ${parameter}`;
    }
  }
  return null;
}
