/**
 * Closed list of what can go wrong outside a candidate's own failure.
 * bad-input: the caller's file or argument; environment: this machine can't do it;
 * not-found: no such record; conflict: refused because something else holds it;
 * integrity: stored data contradicts itself; sandbox-fault: infrastructure failed under a candidate.
 */
export type DomainErrorCode =
  | "bad-input"
  | "environment"
  | "not-found"
  | "conflict"
  | "integrity"
  | "sandbox-fault";

/** What failed outside a candidate, by code; `message` is one line for people and names the remedy. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Exit code that the command line answers for an error code: 1 no, 2 bad input, 3 environment. */
export function exitCodeFor(code: DomainErrorCode): 1 | 2 | 3 {
  switch (code) {
    case "bad-input":
    case "not-found":
    case "conflict":
      return 2;
    case "integrity":
      return 1;
    case "environment":
    case "sandbox-fault":
      return 3;
  }
}
