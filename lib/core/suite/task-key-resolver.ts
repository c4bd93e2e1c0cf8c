/**
 * Finds the suite's own key of a task id as files write it: the key itself, or its last part alone
 * (`11` for `MBPP/11`) where that names one task only. Answers null when there is no such task.
 */
export function taskKeyResolver(taskKeys: string[]): (taskId: string) => string | null {
  const exact = new Set(taskKeys);
  const byLastPart = Map.groupBy(taskKeys, lastPart);
  return (taskId) => {
    if (exact.has(taskId)) return taskId;
    const matches = byLastPart.get(taskId) ?? [];
    return matches.length === 1 ? (matches[0] ?? null) : null;
  };
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
