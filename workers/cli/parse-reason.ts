import { InvalidArgumentError } from "commander";

const longestReason = 500;

/** A reason stands in records for good: one line of plain text. */
export function parseReason(value: string): string {
  const reason = value.trim();
  if (reason === "") throw new InvalidArgumentError("say why in a few words.");
  if (reason.length > longestReason) {
    throw new InvalidArgumentError(`at most ${longestReason} characters.`);
  }
  if (/[\p{Cc}\p{Cs}]/u.test(reason)) {
    throw new InvalidArgumentError("one line of plain text, without control characters.");
  }
  return reason;
}
