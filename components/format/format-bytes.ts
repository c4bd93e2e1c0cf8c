const units = ["KiB", "MiB", "GiB"] as const;

/** Bytes in binary units, one decimal unless the value is whole: "256 MiB", "1.5 KiB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  let value = bytes;
  let unit: string = "B";
  for (const next of units) {
    if (value < 1_024) break;
    value /= 1_024;
    unit = next;
  }
  return `${Number(value.toFixed(1))} ${unit}`;
}
