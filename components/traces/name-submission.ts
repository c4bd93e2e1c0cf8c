import type { Trace } from "../../lib/core/trace/trace";

/** What the program taken from an answer is called: an answer of another form than asked for is never run. */
export function nameSubmission({ formatFault }: Pick<Trace, "formatFault">): string {
  return formatFault ? "Code that was taken" : "Code that was run";
}
