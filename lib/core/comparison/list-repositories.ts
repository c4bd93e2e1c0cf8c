/** An issue of a public repository, as benchmarks made from them name it: `owner__repository-123`. */
const issueId = /^(\w[\w.-]*?)__(\w[\w.-]*)-\d+$/;

/**
 * The repository of each task, `owner/repository`, where every id names one: a dimension that the ids
 * state by themselves. Null as soon as one id has another form, so that no task is left out in silence.
 */
export function listRepositories(taskIds: readonly string[]): string[] | null {
  const repositories: string[] = [];
  for (const taskId of taskIds) {
    const [, owner, repository] = issueId.exec(taskId) ?? [];
    if (owner === undefined || repository === undefined) return null;
    repositories.push(`${owner}/${repository}`);
  }
  return repositories.length === 0 ? null : repositories;
}
