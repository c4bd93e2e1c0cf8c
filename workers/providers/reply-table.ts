import { attemptsAllowed } from "../../lib/core/asking/plan-retry";
import type { FinishReason, ProviderFault } from "../../lib/core/ports/model-provider";

/** What a provider may do, and what comes of it. */
export interface ReplyRule {
  provider: string;
  /** An answer is graded, whatever it holds; a fault never is. */
  endsAs: { kind: "answer"; finishReason: FinishReason } | { kind: "fault"; fault: ProviderFault };
}

const answer = (provider: string, finishReason: FinishReason): ReplyRule => ({
  provider,
  endsAs: { kind: "answer", finishReason },
});
const fault = (provider: string, name: ProviderFault): ReplyRule => ({
  provider,
  endsAs: { kind: "fault", fault: name },
});

/** The conformance suite holds every provider over HTTP to each line; workers/providers/README.md shows it. */
export const replyTable = {
  answer: answer("answers", "stop"),
  "empty-text": answer("answers with an empty text", "stop"),
  length: answer("cuts the answer off at the token limit", "length"),
  refusal: answer("refuses to answer, in the model's words", "refusal"),
  "content-filter": answer("filters the answer", "content-filter"),
  "slow-stream": answer("sends a whole reply slowly, within `timeout_ms`", "stop"),
  "limit-seconds": fault("status 429 with `Retry-After` in seconds", "rate-limited"),
  "limit-date": fault("status 429 with `Retry-After` as a date", "rate-limited"),
  "limit-bare": fault("status 429 alone", "rate-limited"),
  "server-error": fault("status 500 and above, 408, 425", "server-error"),
  hang: fault("takes the request and never answers", "timed-out"),
  "too-slow": fault("sends its reply more slowly than `timeout_ms` allows", "timed-out"),
  "close-at-once": fault("closes before a reply", "connection-lost"),
  "close-mid-body": fault("closes in the middle of a reply", "connection-lost"),
  "cut-json": fault("sends JSON that is cut off", "malformed-reply"),
  "empty-body": fault("sends an empty body", "malformed-reply"),
  html: fault("sends a page of a gateway with status 200", "malformed-reply"),
  "error-object": fault("sends an error with status 200", "malformed-reply"),
  "ten-megabytes": fault("sends more than `max_reply_bytes`, such as 10 MB of text", "too-large"),
  "wrong-model": fault("names another model in its reply", "wrong-model"),
  "wrong-key": fault("status 401 or 403: a wrong key", "refused-request"),
  "no-such-model": fault("status 404: no such model", "refused-request"),
  redirect: fault("redirects, which would take the key elsewhere", "refused-request"),
  unreachable: fault("listens nowhere, or its certificate is not trusted", "unreachable"),
} as const satisfies Record<string, ReplyRule>;
export type ProviderBehaviour = keyof typeof replyTable;

/** The table as Markdown rows, aligned. */
export function describeReplyTable(): string {
  const rows = Object.values<ReplyRule>(replyTable).map(({ provider, endsAs }) =>
    endsAs.kind === "answer"
      ? [provider, `an answer, \`${endsAs.finishReason}\`: graded`, "–"]
      : [provider, `a failed attempt, \`${endsAs.fault}\``, String(attemptsAllowed[endsAs.fault])],
  );
  const lines = [["the provider", "ends as", "attempts"], ...rows];
  const widths = [0, 1, 2].map((place) =>
    Math.max(...lines.map((cells) => cellAt(cells, place).length)),
  );
  const print = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, place) => cellAt(cells, place).padEnd(width, fill)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  return [
    print(head, " "),
    print(["", "", ""], "-"),
    ...body.map((cells) => print(cells, " ")),
  ].join("\n");
}

function cellAt(cells: readonly string[], place: number): string {
  return cells[place] ?? "";
}
