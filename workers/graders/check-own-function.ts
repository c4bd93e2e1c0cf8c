import type { FormatFault, GradedTask } from "../../lib/core/ports/grader";
import { findClassForm } from "./find-class-form";

/**
 * The form of an answer that is a program of our own categories: a function of its own in Python and
 * JavaScript, not one in a class; in Java the class Solution that the prompt names. Whether anything of
 * the name is there at all is seen as the submission is extracted and loaded.
 */
export function checkOwnFunction(task: GradedTask, submission: string): FormatFault | null {
  if (submission.trim() === "") return { rule: "program", detail: "the answer is empty" };
  return findClassForm(task, submission, [task.entryPoint, "Solution"]);
}
