const NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

export function openingDays(days) {
  if (days.length === 0) return "closed";
  const runs = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    if (runs.at(-1)?.at(-1) === day - 1) {
      runs.at(-1).push(day);
    } else {
      runs.push([day]);
    }
  }
  if (runs[0].length === 7) return "daily";
  return runs.map((run) => writeRun(run.map((day) => NAMES[day - 1]))).join(", ");
}

function writeRun(names) {
  return names.length >= 3 ? `${names[0]}-${names.at(-1)}` : names.join(", ");
}
