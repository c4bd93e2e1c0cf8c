import type { Confirmation } from "../../db/repositories/list-confirmations";

/** One line about a second look at a model. */
export function describeConfirmation({
  slug,
  tasks,
  graded,
  decision,
}: Pick<Confirmation, "slug" | "tasks" | "graded" | "decision">): string {
  if (decision === null) {
    const missing = `${graded} of ${tasks} tasks have a verdict: repeat the command`;
    return `${slug}: whether its change is confirmed is not decided, ${missing}`;
  }
  if (tasks === 0) return `${slug}: its change can't be confirmed: it met no other task before`;
  const what = decision === "confirmed" ? "is confirmed" : "is not confirmed";
  return `${slug}: its change ${what}, by ${tasks} tasks that were asked again`;
}
