/** Chance per cycle, over the whole board, of any false alert. Source: methodology, section 4. */
export const alertLevel = 0.01;
export const watchLevel = 0.05;

export type AlarmLevel = "watch" | "alert";

/** Returns what a corrected p-value amounts to, or null for nothing. */
export function alarmLevelOf(pHolm: number): AlarmLevel | null {
  if (pHolm <= alertLevel) return "alert";
  return pHolm <= watchLevel ? "watch" : null;
}
