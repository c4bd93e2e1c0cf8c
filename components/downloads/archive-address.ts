/** Where everything public about one cycle of a suite is, as one file. */
export function archiveAddress(suite: string, cycle: string): string {
  return `/api/v1/boards/${encodeURIComponent(suite)}/${encodeURIComponent(cycle)}/archive`;
}
