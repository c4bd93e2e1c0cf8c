import { DomainError } from "../../lib/core/errors";

const mark = "the suite's own tests are broken: ";

/** Tests that fail whatever a candidate answers: none may be failed by them, and a retry is in vain. */
export function testsBroken(what: string, detail: string): DomainError {
  const said = detail.replaceAll(/\s+/g, " ").trim().slice(0, 300);
  return new DomainError("sandbox-fault", `${mark}${what}${said === "" ? "" : ` (${said})`}`);
}

/** Whether an error is one of testsBroken; `what` and detail come back, or null. */
export function readTestsBroken(error: DomainError): string | null {
  return error.message.startsWith(mark) ? error.message.slice(mark.length) : null;
}
