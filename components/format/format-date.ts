/** An ISO time as a UTC minute: "2026-11-29 13:56 UTC". Text that is no time stays as it is. */
export function formatUtc(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
