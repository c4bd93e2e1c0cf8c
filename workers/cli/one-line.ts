const longest = 1_000;

/** Line ends, control characters, and marks that turn the direction of text. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A message as one line for a terminal or a log: it may quote a file, which nothing keeps from holding
 * line ends, orders to the terminal, or megabytes.
 */
export function oneLine(message: string): string {
  const shown = message.length > longest ? `${message.slice(0, longest)}…` : message;
  return shown.replace(unsafe, " ").toWellFormed();
}
