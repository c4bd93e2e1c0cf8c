/**
 * Index of the line in which a broken JSON text goes wrong. The engine names a position for some
 * faults only, so the shortest beginning is sought that goes wrong before its end.
 */
export function findJsonFault(lines: string[]): number {
  let sound = 0;
  let broken = lines.length;
  while (sound + 1 < broken) {
    const middle = Math.floor((sound + broken) / 2);
    if (goesWrongWithin(lines.slice(0, middle).join("\n"))) broken = middle;
    else sound = middle;
  }
  return broken - 1;
}

/** False for a beginning that more text could still complete. */
function goesWrongWithin(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (/Unexpected end|Unterminated string/.test(reason)) return false;
    const position = /at position (\d+)/.exec(reason)?.[1];
    return position === undefined || Number(position) < text.length;
  }
}
