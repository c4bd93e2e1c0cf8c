import "server-only";

/** Rows by their run, each group in the order of the rows. */
export function groupByRun<T extends { runId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.runId);
    if (group === undefined) groups.set(row.runId, [row]);
    else group.push(row);
  }
  return groups;
}
