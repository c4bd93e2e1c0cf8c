import { DomainError } from "../../lib/core/errors";
import type { Received } from "../../lib/core/ports/sandbox";
import type { StepResult } from "../../lib/core/scoring/execution";
import { parseWire } from "../../lib/core/values/parse-wire";

/** What a driver's frame says of the request with this id. Its CPU time is not known here. */
export function readReply(request: string, received: Received): StepResult {
  if (received.kind === "ended") return { kind: "ended", reason: received.reason, cpuMs: 0 };
  const [id, status, ...rest] = Buffer.from(received.payload).toString("utf8").split("\0");
  const text = rest[0];
  const wellFormed = id === request && text !== undefined && rest.length === 1;
  return { ...(wellFormed ? readStatus(status, text) : violation), cpuMs: 0 };
}

const violation = { kind: "violated-protocol" } as const;

function readStatus(status: string | undefined, text: string) {
  switch (status) {
    case "L":
    case "Q":
      return { kind: "loaded" } as const;
    case "R":
      return readValue(text);
    case "S":
      return { kind: "syntax-error", detail: readDetail(text) } as const;
    case "B":
      return { kind: "unbound", detail: readDetail(text) } as const;
    case "I":
      return { kind: "import-refused", detail: readDetail(text) } as const;
    case "E":
      return { kind: "raised", detail: readDetail(text) } as const;
    case "X":
      return { kind: "exit-requested" } as const;
    case "M":
      return { kind: "out-of-memory" } as const;
    case "O":
      return { kind: "reply-too-large" } as const;
    default:
      return violation;
  }
}

function readValue(text: string) {
  try {
    return { kind: "returned", value: parseWire(text) } as const;
  } catch (cause) {
    if (cause instanceof DomainError) return violation;
    throw cause;
  }
}

function readDetail(text: string): string {
  try {
    const value = parseWire(text);
    return value.kind === "string" ? value.value.slice(0, 2000) : "";
  } catch {
    // A forged detail: the class stands, the words are dropped.
    return "";
  }
}
